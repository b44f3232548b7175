import { beforeEach, expect, test } from 'vitest'
import { connectionPool, db } from '#/db/client.server.ts'
import { organization } from '#/db/schema/index.ts'
import type { JobFilters } from '#/domain/job/job-filters.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildOrganization } from '#tests/factories/build-organization.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { listJobsPage } from './published-jobs.server.ts'

await useTestDatabase()
beforeEach(async () => {
  await db().delete(organization)
})

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
const count = (filters: JobFilters = {}) => listJobsPage(filters)
const reliefs = async (filters: JobFilters) =>
  (await listJobsPage(filters)).relief.map(({ key, count: found }) => [key, found.value])

test('without a single job the counts are zero', async () => {
  expect(await count()).toMatchObject({
    count: { value: 0, capped: false },
    newThisWeek: { value: 0, capped: false },
  })
})

test('new is what was published in the last seven days, to the hour', async () => {
  const organizationId = await buildOrganization()
  for (const hours of [1, 7 * 24 - 1, 7 * 24 + 1, 1_000]) {
    await buildJob({ organizationId, publishedAt: hoursAgo(hours) })
  }
  const found = await count()
  expect([found.count.value, found.newThisWeek?.value]).toEqual([4, 2])
})

test('a list of more than a page is counted to its end, in either order', async () => {
  const organizationId = await buildOrganization()
  for (let nth = 0; nth < 30; nth += 1) await buildJob({ organizationId })
  const counts = [
    await listJobsPage({}),
    await listJobsPage({ sort: 'salary' }),
    await count({ search: 'flood' }),
  ]
  expect(counts.map((page) => page.count)).toEqual(counts.map(() => ({ value: 30, capped: false })))
})

test('neither drafts nor archived jobs are counted', async () => {
  const organizationId = await buildOrganization()
  await buildJob({ organizationId })
  await buildJob({ organizationId, status: 'Draft', publishedAt: null })
  await buildJob({ organizationId, status: 'Archived', archiveReason: 'Filled' })
  expect((await count()).count.value).toBe(1)
})

test('only what the filters leave is counted', async () => {
  const organizationId = await buildOrganization()
  await buildJob({ organizationId, sector: 'Legal' })
  await buildJob({ organizationId, sector: 'Retail' })
  expect((await count({ sector: 'Legal' })).count.value).toBe(1)
  expect((await count({ search: 'tidewall' })).count.value).toBe(2)
})

test('with one filter there is no relief to name: clearing all says the same', async () => {
  await buildJob({ sector: 'Retail' })
  expect(await reliefs({ sector: 'Legal' })).toEqual([])
  expect(await reliefs({})).toEqual([])
})

test('a filter whose removal does not help is left out', async () => {
  await buildJob({ sector: 'Retail', workLocation: 'OnSite' })
  expect(await reliefs({ sector: 'Legal', workLocation: 'Remote' })).toEqual([])
  expect(await reliefs({ sector: 'Legal', workLocation: 'OnSite' })).toEqual([['sector', 1]])
})

test('where dropping one of three is not enough, what each finds alone is told, and nothing of two', async () => {
  await buildJob({ sector: 'Retail', workLocation: 'OnSite', title: 'Shop Assistant' })
  await buildJob({ sector: 'Legal', workLocation: 'OnSite', title: 'Clerk' })
  await buildJob({ sector: 'Design', workLocation: 'Remote', title: 'Illustrator', countries: ['GB'] })
  const help = async (filters: JobFilters) => {
    const { relief, alone } = await listJobsPage(filters)
    return [relief, alone].map((some) => some.map(({ key, count: { value } }) => [key, value]))
  }
  const three = { search: 'clerk', sector: 'Design', workLocation: 'Hybrid' }
  const alone = [
    ['search', 1],
    ['sector', 1],
  ]
  expect(await help(three)).toEqual([[], alone])
  expect(await help({ search: 'clerk', sector: 'Design' })).toEqual([
    [
      ['search', 1],
      ['sector', 1],
    ],
    [],
  ])
  expect(await help({ search: 'zither', sector: 'Espionage', workLocation: 'Hybrid' })).toEqual([[], []])
})

test('drafts relieve nobody', async () => {
  await buildJob({ sector: 'Retail', workLocation: 'OnSite', status: 'Draft', publishedAt: null })
  expect(await reliefs({ sector: 'Legal', workLocation: 'OnSite' })).toEqual([])
})

test('a malformed filter costs nothing, so dropping it brings nothing', async () => {
  await buildJob({ sector: 'Retail' })
  expect(await reliefs({ sector: 'Legal', minSalary: 'lots' })).toEqual([['sector', 1]])
})

test('one end of the pay may be what is in the way, the other not', async () => {
  await buildJob({ minSalary: 41_000, maxSalary: 48_500 })
  expect(await reliefs({ minSalary: '90000', maxSalary: '120000' })).toEqual([['minSalary', 1]])
})

const ALL_NINE = {
  search: 'engineer',
  jobType: 'FullTime',
  jobDuration: 'Permanent',
  sector: 'Engineering',
  workLocation: 'Hybrid',
  minSalary: '30000',
  maxSalary: '60000',
  experienceYears: '2',
  educationLevel: 'Master',
}

test('all nine filters at once are one question that can be answered', async () => {
  await buildJob()
  expect(await reliefs(ALL_NINE)).toEqual([['experienceYears', 1]])
})

test('a search that finds nothing asks the database four times, however many filters it has', async () => {
  let asked = 0
  const noteQuery = () => (asked += 1)
  connectionPool().on('acquire', noteQuery)
  const page = await listJobsPage({ ...ALL_NINE, search: 'nobody "wrote this" -engineer' })
  connectionPool().off('acquire', noteQuery)
  expect([page.count.value, asked]).toEqual([0, 4])
})

const unsaid = async (filters: JobFilters) => (await listJobsPage(filters)).unsaid
const found = (value: number) => ({ value, capped: false })

test('of a search that finds nothing the word is named that no job says, with what is found without it', async () => {
  const organizationId = await buildOrganization()
  for (let nth = 0; nth < 2; nth += 1) await buildJob({ organizationId, title: 'Staff Nurse' })
  expect(await unsaid({ search: 'nurse xqzt' })).toEqual({
    words: ['xqzt'],
    rest: { search: 'nurse', count: found(2) },
  })
})

test('what is offered in its place keeps phrases, alternatives, exclusions and the other filters', async () => {
  const organizationId = await buildOrganization()
  await buildJob({ organizationId, title: 'Staff Nurse', sector: 'HealthCare' })
  await buildJob({ organizationId, title: 'Staff Nurse', sector: 'Education' })
  const search = '"staff nurse" xqzt nurse or zzyxw -night'
  expect(await unsaid({ search, sector: 'Education' })).toEqual({
    words: ['xqzt'],
    rest: { search: '"staff nurse" nurse or zzyxw -night', count: found(1) },
  })
})

test('where no job says any of the words nothing is offered in their place', async () => {
  await buildJob({ title: 'Staff Nurse' })
  expect(await unsaid({ search: 'xqzt zzyxw' })).toEqual({ words: ['xqzt', 'zzyxw'], rest: null })
})

test('nothing is offered that would find nothing either', async () => {
  await buildJob({ title: 'Staff Nurse', sector: 'HealthCare' })
  expect(await unsaid({ search: 'nurse xqzt', sector: 'Legal' })).toEqual({ words: ['xqzt'], rest: null })
})

test('words that jobs say apart from each other are not called unsaid', async () => {
  const organizationId = await buildOrganization()
  await buildJob({ organizationId, title: 'Staff Nurse' })
  await buildJob({ organizationId, title: 'Pastry Cook' })
  expect(await unsaid({ search: 'nurse pastry' })).toBeNull()
  expect(await unsaid({ search: 'nurse' })).toBeNull()
})
