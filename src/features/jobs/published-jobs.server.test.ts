import { beforeEach, expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { job, organization } from '#/db/schema/index.ts'
import type { JobFilters } from '#/domain/job/job-filters.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildOrganization } from '#tests/factories/build-organization.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { toJobCursor } from '#/domain/job/job-position.ts'
import { jobsPageSchema, publishedJobsSchema } from './published-jobs.schema.ts'
import { listJobsPage, listPublishedJobs } from './published-jobs.server.ts'

await useTestDatabase()
beforeEach(async () => {
  await db().delete(organization)
})

async function titles(filters: JobFilters): Promise<string[]> {
  const { jobs } = await listJobsPage(filters)
  return jobs.map(({ title }) => title).toSorted()
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

test('only published jobs are ever listed', { tags: ['R035'] }, async () => {
  await buildJob({ title: 'Published' })
  await buildJob({ title: 'Draft', status: 'Draft' })
  await buildJob({ title: 'Archived', status: 'Archived', archiveReason: 'Filled' })
  expect(await titles({})).toEqual(['Published'])
  expect(await titles({ search: 'draft or archived or published' })).toEqual(['Published'])
  const everything = await listPublishedJobs(undefined)
  expect(everything.jobs.map(({ title }) => title)).toEqual(['Published'])
})

test('a row tells no more than a row shows', async () => {
  await buildJob({ applyEmail: 'secret@example.com', importKey: 'ad-1' })
  const { jobs } = await listJobsPage({})
  expect(Object.keys(jobs[0] ?? {}).toSorted()).toEqual(
    [
      [
        'id',
        'number',
        'title',
        'organization',
        'sector',
        'jobType',
        'jobDuration',
        'workLocation',
        'location',
      ],
      ['countries', 'minSalary', 'maxSalary', 'currency', 'salaryPeriod', 'publishedAt', 'closingDate'],
    ]
      .flat()
      .toSorted(),
  )
  expect(Object.keys(jobs[0]?.organization ?? {})).toEqual(['id', 'name', 'logo'])
})

test('without parameters everything is answered, with any parameter a page', async () => {
  const organizationId = await buildOrganization()
  for (let nth = 0; nth < 30; nth += 1) await buildJob({ organizationId })
  expect((await listPublishedJobs(publishedJobsSchema.parse(undefined))).jobs).toHaveLength(30)
  expect((await listPublishedJobs(publishedJobsSchema.parse({}))).jobs).toHaveLength(30)
  expect((await listPublishedJobs(publishedJobsSchema.parse({ limit: 10 }))).jobs).toHaveLength(10)
  expect((await listPublishedJobs(publishedJobsSchema.parse({ search: '' }))).jobs).toHaveLength(25)
})

test.each([{ limit: 'all' }, { limit: -1 }, { search: 7 }, { sort: 'dearest' }])(
  'a malformed parameter (%j) is ignored and still asks for a page',
  async (request) => {
    const organizationId = await buildOrganization()
    for (let nth = 0; nth < 26; nth += 1) await buildJob({ organizationId })
    expect((await listPublishedJobs(publishedJobsSchema.parse(request))).jobs).toHaveLength(25)
  },
)

test('a page is never longer than 200, whatever is asked for', () => {
  expect(jobsPageSchema.parse({ limit: 100_000 }).limit).toBe(200)
})

test('walking 250 jobs page by page loses and repeats none while others are published', async () => {
  const organizationId = await buildOrganization()
  const sameMinute = minutesAgo(60)
  const expected: string[] = []
  for (let nth = 0; nth < 250; nth += 1) {
    // Runs of seven share their moment, so that the number has to break the tie.
    const publishedAt = new Date(sameMinute.getTime() - Math.floor(nth / 7) * 1_000)
    expected.push(await buildJob({ organizationId, publishedAt }))
  }
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await listJobsPage({ cursor, limit: 20 })
    seen.push(...page.jobs.map(({ id }) => id))
    cursor = page.nextCursor ?? undefined
    await buildJob({ organizationId, title: 'Published while somebody reads' })
  } while (cursor)
  expect(seen).toHaveLength(250)
  expect(new Set(seen)).toEqual(new Set(expected))
})

test('a list that ends with its page has no next page', async () => {
  const organizationId = await buildOrganization()
  for (let nth = 0; nth < 4; nth += 1) await buildJob({ organizationId })
  const [all, first] = [await listJobsPage({ limit: 4 }), await listJobsPage({ limit: 2 })]
  const second = await listJobsPage({ limit: 2, cursor: first.nextCursor ?? undefined })
  expect([all, first, second].map(({ jobs }) => jobs.length)).toEqual([4, 2, 2])
  expect([all, first, second].map(({ nextCursor }) => nextCursor !== null)).toEqual([false, true, false])
})

test('the newest come first, and of two published at once the later number', async () => {
  const organizationId = await buildOrganization()
  const at = minutesAgo(5)
  for (const title of ['A', 'B'])
    await buildJob({ organizationId, title: `${title} at once`, publishedAt: at })
  await buildJob({ organizationId, title: 'Newest', publishedAt: minutesAgo(1) })
  const { jobs } = await listJobsPage({})
  expect(jobs.map(({ title }) => title)).toEqual(['Newest', 'B at once', 'A at once'])
})

test.each(['', 'nonsense', '1-', "1-1'; drop table job", '99999999999999999999-1'])(
  'a cursor nobody wrote (%j) is a first page',
  async (cursor) => {
    await buildJob()
    expect((await listJobsPage({ cursor })).jobs).toHaveLength(1)
  },
)

test('a cursor behind the last job is an empty page, not an error', async () => {
  await buildJob()
  const page = await listJobsPage({ cursor: toJobCursor({ key: 0, number: 1 }) })
  expect(page).toMatchObject({ jobs: [], nextCursor: null, count: { value: 1, capped: false } })
})

test('the count stops at a thousand and says so', async () => {
  const organizationId = await buildOrganization()
  const id = await buildJob({ organizationId, publishedAt: minutesAgo(20_000) })
  const [row] = await db().select().from(job)
  const { number: _, ...values } = row ?? { number: 0 }
  await db()
    .insert(job)
    .values(Array.from({ length: 1_000 }, (__, nth) => ({ ...values, id: `${id}-${nth}`, organizationId })))
  const page = await listJobsPage({ limit: 1 })
  expect(page.count).toEqual({ value: 1_000, capped: true })
  expect(page.newThisWeek).toEqual({ value: 0, capped: false })
})

test('a search that finds nothing names the filters whose removal helps, best first', async () => {
  const organizationId = await buildOrganization()
  for (let nth = 0; nth < 2; nth += 1)
    await buildJob({ organizationId, sector: 'Legal', workLocation: 'OnSite' })
  await buildJob({ organizationId, sector: 'Retail', workLocation: 'Remote' })
  const page = await listJobsPage({ sector: 'Legal', workLocation: 'Remote', search: 'engineer' })
  expect(page.relief.map(({ key, count }) => [key, count.value])).toEqual([
    ['workLocation', 2],
    ['sector', 1],
  ])
})
