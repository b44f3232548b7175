import { expect, test } from 'vitest'
import { JOB_FILTER_KEYS } from '#/domain/job/job-filters.ts'
import { JOBS_PER_PAGE, JOBS_PER_PAGE_MAX, parseJobsSearch } from './jobs-search.ts'
import { jobsPageSchema, publishedJobsSchema } from './published-jobs.schema.ts'

test('no parameter at all is a request of its own', () => {
  expect(publishedJobsSchema.parse(undefined)).toBeUndefined()
})

test('every search parameter is taken as text', () => {
  const asked = Object.fromEntries(JOB_FILTER_KEYS.map((key) => [key, '30000']))
  expect(jobsPageSchema.parse(asked)).toMatchObject(asked)
})

test.each([7, null, true, ['a'], { a: 1 }, 'x'.repeat(2_001)])(
  'a search of %j counts as an empty one and not as none',
  (search) => {
    expect(jobsPageSchema.parse({ search })).toEqual({ search: '' })
  },
)

test('what is not known is left out', () => {
  expect(jobsPageSchema.parse({ status: 'Draft', organizationId: 'x', search: 'nurse' })).toEqual({
    search: 'nurse',
  })
})

test.each([
  [1, 1],
  [25, 25],
  [200, 200],
  [201, JOBS_PER_PAGE_MAX],
  [1_000_000_000, JOBS_PER_PAGE_MAX],
  [0, JOBS_PER_PAGE],
  [-5, JOBS_PER_PAGE],
  [1.5, JOBS_PER_PAGE],
  [Number.NaN, JOBS_PER_PAGE],
  [Number.POSITIVE_INFINITY, JOBS_PER_PAGE],
  ['25', JOBS_PER_PAGE],
])('a limit of %j asks for %i', (limit, rows) => {
  expect(jobsPageSchema.parse({ limit }).limit).toBe(rows)
})

test('an order that does not exist is the newest first', () => {
  expect(jobsPageSchema.parse({ sort: 'dearest' }).sort).toBe('newest')
})

test('the address of the list is read with its job and its place', () => {
  const search = { search: 'nurse', minSalary: 30_000, cursor: '1763542800000-41', job: 'job-1', page: '2' }
  expect(parseJobsSearch(search)).toEqual({
    search: 'nurse',
    minSalary: '30000',
    cursor: '1763542800000-41',
    job: 'job-1',
  })
})

test.each([
  ['empty', { cursor: '', job: '' }],
  ['of another kind', { cursor: 7, job: ['job-1'] }],
  ['too long', { cursor: 'x'.repeat(101), job: 'x'.repeat(101) }],
])('a cursor and a job that are %s are left out', (_what, search) => {
  expect(parseJobsSearch(search)).toEqual({})
})
