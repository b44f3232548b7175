import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Actor } from '#/domain/access/actor.ts'
import { db } from '#/db/client.server.ts'
import { job, jobTransition } from '#/db/schema/index.ts'
import { buildMember, buildOrganization } from '#tests/factories/build-organization.ts'
import { buildEmployer } from '#tests/factories/build-own-job.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { beginJob, saveStep } from './job-editor.server.ts'

await useTestDatabase()

const visit = (actor: Actor) => beginJob(actor, { visitKey: randomUUID() })

const draftsOf = (actor: Actor) =>
  db()
    .select({ id: job.id })
    .from(job)
    .where(eq(job.organizationId, actor.activeOrganizationId ?? ''))

const write = (actor: Actor, id: string, values: { title?: string; openings?: number }) =>
  saveStep(actor, { id, step: 1, status: 'Draft', values })

/** As if every draft there was had been begun so long ago. */
const pass = (seconds: number) =>
  db()
    .update(job)
    .set({ createdAt: sql`created_at - make_interval(secs => ${seconds})` })

test(
  'a later visit goes on with the draft in which nothing is written, and makes no other',
  { tags: ['R085'] },
  async () => {
    const actor = await buildEmployer()
    const first = await visit(actor)
    await pass(61)
    expect(await visit(actor)).toEqual(first)
    expect(await draftsOf(actor)).toEqual([first])
    const log = await db().select().from(jobTransition).where(eq(jobTransition.jobId, first.id))
    expect(log).toHaveLength(1)
  },
)

test('two tabs that are opened within a minute are two advertisements', async () => {
  const actor = await buildEmployer()
  const first = await visit(actor)
  await pass(30)
  const second = await visit(actor)
  expect(second).not.toEqual(first)
  // The first is more than a minute old by now, and the second half a minute.
  await pass(31)
  expect(await visit(actor)).toEqual(first)
})

test('ten visits in ten tabs at once make ten drafts, and a later one no more', async () => {
  const actor = await buildEmployer()
  const ids = (await Promise.all(Array.from({ length: 10 }, () => visit(actor)))).map(({ id }) => id)
  expect(new Set(ids).size).toBe(10)
  await pass(61)
  expect(ids).toContain((await visit(actor)).id)
  expect(await draftsOf(actor)).toHaveLength(10)
})

test('a repeated request meets the draft of its own visit among several empty ones', async () => {
  const actor = await buildEmployer()
  const visitKey = randomUUID()
  const first = await beginJob(actor, { visitKey })
  const others = [await visit(actor), await visit(actor)]
  await pass(61)
  expect(others).not.toContainEqual(first)
  expect(await beginJob(actor, { visitKey })).toEqual(first)
})

test.each([{ title: 'Baker' }, { openings: 3 }])(
  'once %o is written, the next visit makes another draft',
  async (values) => {
    const actor = await buildEmployer()
    const first = await visit(actor)
    await write(actor, first.id, values)
    await pass(61)
    expect(await visit(actor)).not.toEqual(first)
  },
)

test('a draft that was emptied again is as good as untouched', async () => {
  const actor = await buildEmployer()
  const first = await visit(actor)
  await write(actor, first.id, { title: 'Baker' })
  await write(actor, first.id, { title: '' })
  await pass(61)
  expect(await visit(actor)).toEqual(first)
})

test('a repeated request meets its own draft, even when something was written there meanwhile', async () => {
  const actor = await buildEmployer()
  const visitKey = randomUUID()
  const first = await beginJob(actor, { visitKey })
  await write(actor, first.id, { title: 'Baker' })
  expect(await beginJob(actor, { visitKey })).toEqual(first)
})

test('the empty draft of a colleague is the colleague’s, and each company has one of its own', async () => {
  const actor = await buildEmployer()
  const colleague = await buildMember(await buildUser({ type: 'Employer' }), actor.activeOrganizationId ?? '')
  const other = await buildMember(actor, await buildOrganization())
  const ids: string[] = []
  for (const one of [actor, colleague, other]) {
    ids.push((await visit(one)).id)
    await pass(61)
  }
  expect(new Set(ids).size).toBe(3)
})

test('another person with the same key gets a draft of their own', async () => {
  const visitKey = randomUUID()
  const one = await beginJob(await buildEmployer(), { visitKey })
  expect(await beginJob(await buildEmployer(), { visitKey })).not.toEqual(one)
})
