import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { job, team } from '#/db/schema/index.ts'
import { deleteOrganizationRows } from '#/platform/auth/organizations/delete-organization.server.ts'
import { buildEmployer } from '#tests/setup/candidates-stage.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { whileHeld } from '#tests/setup/while-held.ts'
import { saveStep } from './job-editor.server.ts'
import { repostArchivedJob } from './job-status.server.ts'

const { pool } = await useTestDatabase()

/** A company with an open job of its one team. */
async function buildTeamwork() {
  const stage = await buildEmployer()
  const teamId = randomUUID()
  await db().insert(team).values({ id: teamId, name: 'Water', organizationId: stage.organizationId })
  await db().update(job).set({ teamId }).where(eq(job.id, stage.jobId))
  return { ...stage, teamId }
}

type Teamwork = Awaited<ReturnType<typeof buildTeamwork>>

/** Two who begin in this order while a third holds the row that both need at last, and what became of each. */
const atOnce = ({ table, id }: { table: 'team' | 'job'; id: string }, works: (() => Promise<unknown>)[]) =>
  whileHeld(pool, { row: `select from ${table} where id = $1`, id }, works)

const save = ({ employer, jobId, teamId }: Teamwork) =>
  saveStep(employer, { id: jobId, step: 1, status: 'Published', values: { teamId, openings: 2 } })
const deleteTeam = ({ teamId }: Teamwork) => db().delete(team).where(eq(team.id, teamId)).execute()
const deleteCompany = ({ organizationId }: Teamwork) => deleteOrganizationRows(organizationId)

const repost = async ({ employer, jobId }: Teamwork) => repostArchivedJob(employer, { id: jobId })
const archive = ({ jobId }: Teamwork) =>
  db()
    .update(job)
    .set({ status: 'Archived', archiveReason: 'Filled', archivedAt: sql`now()` })
    .where(eq(job.id, jobId))

test.each([
  ['team', 'deleted', deleteTeam],
  ['job', 'deleted', deleteTeam],
  ['team', 'deleted with its company', deleteCompany],
  ['job', 'deleted with its company', deleteCompany],
] as const)(
  'a job that is saved with its team, held up at its %s, waits for nobody who waits for it while the team is %s',
  async (table, _what, remove) => {
    for (const order of ['saved first', 'saved last']) {
      const work = await buildTeamwork()
      const both = [() => save(work), () => remove(work)]
      const held = { table, id: table === 'team' ? work.teamId : work.jobId }
      const ends = await atOnce(held, order === 'saved first' ? both : both.toReversed())
      const faults = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []))
      for (const fault of faults) expect(fault).toMatchObject({ name: 'AppError' })
      expect(await db().$count(team, eq(team.id, work.teamId))).toBe(0)
      expect(await db().$count(job, eq(job.teamId, work.teamId))).toBe(0)
    }
  },
)

test.each(['team', 'job'] as const)(
  'nor one that is posted anew, held up at its %s, while its team is deleted',
  async (table) => {
    const work = await buildTeamwork()
    await archive(work)
    const held = { table, id: table === 'team' ? work.teamId : work.jobId }
    const ends = await atOnce(held, [() => deleteTeam(work), () => repost(work)])
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    expect(await db().$count(job, eq(job.teamId, work.teamId))).toBe(0)
  },
)
