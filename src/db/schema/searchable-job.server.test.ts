import { eq, sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { job, organization } from '#/db/schema/index.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildOrganization } from '#tests/factories/build-organization.ts'
import { countWaiting } from '#tests/setup/count-waiting.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { searchDifferences } from '#tests/setup/search-differences.ts'

const { pool } = await useTestDatabase()

const setJob = (id: string, values: Partial<typeof job.$inferInsert>) =>
  db().update(job).set(values).where(eq(job.id, id))

const tryTo = (work: Promise<unknown>) => work.then(() => undefined).catch(() => undefined)

/** What may happen to a job and its company; what the table refuses changes nothing. */
const HAPPENINGS: Record<string, (id: string, text: string) => Promise<unknown>> = {
  archive: (id) => setJob(id, { status: 'Archived', archivedAt: new Date(), archiveReason: 'Withdrawn' }),
  restore: (id) => setJob(id, { status: 'Published', archivedAt: null, archiveReason: null }),
  withdraw: (id) => setJob(id, { status: 'Draft' }),
  publish: (id) => setJob(id, { status: 'Published', publishedAt: new Date() }),
  title: (id, text) => setJob(id, { title: `Engineer ${text}` }),
  remote: (id) => setJob(id, { workLocation: 'Remote', countries: ['GB'] }),
  place: (id, text) => setJob(id, { workLocation: 'OnSite', location: text, lat: text.length, lng: 1 }),
  'no point': (id) => setJob(id, { lat: null, lng: null }),
  pay: (id, text) => setJob(id, { minSalary: null, maxSalary: 100 * text.length, currency: 'EUR' }),
  unpaid: (id) => setJob(id, { jobType: 'Volunteer', minSalary: null, maxSalary: null, currency: null }),
  rename: (id, text) =>
    db().execute(
      sql`update organization set name = ${text} where id = (select organization_id from job where id = ${id})`,
    ),
  move: async (id) => setJob(id, { organizationId: await buildOrganization() }),
  delete: (id) => db().delete(job).where(eq(job.id, id)),
}

test('whatever happens to jobs and companies, what is searched is what they are', async () => {
  const happening = fc.record({
    what: fc.constantFrom(...Object.keys(HAPPENINGS)),
    nth: fc.nat(2),
    text: fc.constantFrom('Lighthouse', 'Øresund & Co', 'Ward', 'a b'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { maxLength: 12 }), async (happenings) => {
      const organizationId = await buildOrganization()
      const ids = [
        await buildJob({ organizationId }),
        await buildJob({ organizationId, status: 'Draft', publishedAt: null }),
        await buildJob(),
      ]
      for (const { what, nth, text } of happenings)
        await tryTo(HAPPENINGS[what]?.(ids[nth] ?? '', text) ?? Promise.resolve())
      expect(await searchDifferences()).toEqual([])
      await db().delete(organization)
    }),
    { numRuns: 40 },
  )
})

test('of many jobs written in one statement the published ones can be searched', async () => {
  const id = await buildJob()
  await db()
    .insert(job)
    .values(
      (await db().select().from(job).where(eq(job.id, id))).flatMap(({ number: _number, ...row }) => [
        { ...row, id: 'copy-1', importKey: null },
        { ...row, id: 'copy-2', status: 'Draft' as const },
      ]),
    )
  expect(await db().$count(sql`searchable_job`)).toBe(2)
  expect(await searchDifferences()).toEqual([])
})

test('a job that is published while its company is renamed is found by the new name', async () => {
  const organizationId = await buildOrganization({ name: 'Before' })
  const id = await buildJob({ organizationId, status: 'Draft' })
  const renaming = await pool.connect()
  await renaming.query('begin')
  await renaming.query(`update organization set name = 'Afterwards' where id = $1`, [organizationId])
  const publishing = setJob(id, { status: 'Published', publishedAt: new Date() }).execute()
  await expect.poll(countWaiting).toBe(1)
  await renaming.query('commit')
  renaming.release()
  await publishing
  expect(await searchDifferences()).toEqual([])
})

/** Where a job's searched row lies: another place each time that it is written. */
async function placeOf(id: string): Promise<unknown[]> {
  const { rows } = await db().execute(
    sql`select searchable_job.ctid from searchable_job join job using (number) where id = ${id}`,
  )
  return rows
}

test('an open job that is saved writes what is searched only where that is another than before', async () => {
  const id = await buildJob()
  const [row] = await db().select().from(job).where(eq(job.id, id))
  const { number: _number, ...columns } = row ?? expect.unreachable()
  const before = await placeOf(id)
  await setJob(id, { ...columns, applyUrl: 'https://example.com', openings: 3, updatedAt: new Date() })
  expect(await placeOf(id)).toEqual(before)
  await setJob(id, { ...columns, niceToHaveSkills: ['QGIS'] })
  expect(await placeOf(id)).not.toEqual(before)
  expect(await searchDifferences()).toEqual([])
})

test('whatever of a job the searched form reads is compared when the job is saved', async () => {
  const { rows: read } = await pool.query<{ column_name: string }>(
    `select column_name from information_schema.view_column_usage
     where view_name = 'searchable_form' and table_name = 'job' and column_name <> 'number'`,
  )
  const { rows: triggers } = await pool.query<{ definition: string }>(
    `select pg_get_triggerdef(oid) as definition from pg_trigger where tgname = 'job_keep_updated_searchable'`,
  )
  const comparisons = triggers[0]?.definition.matchAll(/old\.(\w+) IS DISTINCT FROM new\.(\w+)/g) ?? []
  const compared = [...comparisons].flatMap(([, before, after]) => (before === after ? [before] : []))
  expect(new Set(compared)).toEqual(new Set(read.map((row) => row.column_name)))
})
