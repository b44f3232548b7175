import { expect, test } from 'vitest'
import { EMPTY_JOB_DETAILS } from '#/domain/job/job-details.ts'
import { advertisementToJob } from './advertisement-to-job.ts'
import { jobAdvertisementSchema } from './job-advertisement.schema.ts'

const build = (fields: Record<string, unknown>) =>
  advertisementToJob(
    jobAdvertisementSchema.parse({
      id: 'a-1',
      title: 'Baker',
      organization: 'Crust',
      descriptionMarkdown: 'Early mornings.',
      ...fields,
    }),
  )

test('what the advertisement does not say stays empty', () => {
  expect(build({})).toEqual({ ...EMPTY_JOB_DETAILS, title: 'Baker', description: 'Early mornings.' })
})

test('a complete advertisement keeps all it says', () => {
  const job = build({
    location: ' Washington, DC ',
    countryCode: 'US',
    workLocation: 'remote',
    jobType: 'Full time',
    currency: 'USD',
    minSalary: 128_078,
    maxSalary: 172_500,
    salaryPeriod: 'year',
  })
  expect(job).toMatchObject({
    location: 'Washington, DC',
    countryCode: 'US',
    countries: ['US'],
    workLocation: 'Remote',
    jobType: 'FullTime',
    jobDuration: null,
    minSalary: 128_078,
    maxSalary: 172_500,
    currency: 'USD',
    salaryPeriod: 'Year',
  })
})

test('words we do not know leave their field empty', () => {
  const job = build({ jobType: 'constructor', workLocation: 'moon', countryCode: 'XX', currency: 'DOGE' })
  expect(job).toMatchObject({ jobType: null, workLocation: null, countryCode: null, currency: null })
})

test('how long a post lasts is taken from where public services write it', () => {
  expect(build({ jobType: 'indeterminate' })).toMatchObject({ jobType: null, jobDuration: 'Permanent' })
  expect(build({ jobType: '2 year-term' })).toMatchObject({ jobType: null, jobDuration: 'FixedTerm' })
})

test('a title and a description are kept whole, a place is cut at 200 characters', () => {
  const long = build({
    title: 'x'.repeat(146),
    descriptionMarkdown: 'y'.repeat(20_000),
    location: 'z'.repeat(300),
  })
  expect([long.title, long.description, long.location].map(({ length }) => length)).toEqual([
    146, 20_000, 200,
  ])
})

test('weekly pay becomes yearly pay', () => {
  expect(build({ minSalary: 1000, salaryPeriod: 'week' })).toMatchObject({
    minSalary: 52_000,
    maxSalary: null,
    salaryPeriod: 'Year',
  })
})

test('a range that is upside down stays empty, because nobody knows which end was meant', () => {
  expect(build({ minSalary: 9, maxSalary: 8 })).toMatchObject({ minSalary: null, maxSalary: null })
})
