import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseAdvertisements } from './parse-advertisements.ts'

const BOARD = readFileSync('tests/fixtures/imports/ashby.json', 'utf8')
const JOB = { id: 'a-1', title: 'Baker', isListed: true, descriptionPlain: 'Dough.' }
const read = (job: Record<string, unknown>) =>
  parseAdvertisements(JSON.stringify({ apiVersion: '1', jobs: [{ ...JOB, ...job }] }), {
    organization: 'Crust',
  })
const readOne = (job: Record<string, unknown>) => read(job).advertisements[0]

test('a board is read whole, and what its employer does not list is left out and said', () => {
  const { advertisements, problems, leftOut } = parseAdvertisements(BOARD, { organization: 'Cumulus' })
  expect(problems).toEqual([])
  expect(leftOut).toEqual(['job 3 (b7a1e0d4-0f35-4a8e-8a55-c7e1b5f0aa03): is not listed by its employer'])
  expect(advertisements).toMatchObject([
    {
      id: 'ashby:b7a1e0d4-0f35-4a8e-8a55-c7e1b5f0aa01',
      organization: 'Cumulus',
      location: 'Remote - Germany; Remote - Netherlands',
      countries: ['DE', 'NL'],
      countryCode: null,
      workLocation: 'Remote',
      jobType: 'FullTime',
      currency: 'EUR',
      minSalary: 68_000,
      maxSalary: 82_000,
      salaryPeriod: 'year',
      applyUrl: 'https://jobs.cumulus.example/cumulus/b7a1e0d4-0f35-4a8e-8a55-c7e1b5f0aa01/application',
    },
    // It has no id of its own: its page's address does.
    {
      id: 'ashby:b7a1e0d4-0f35-4a8e-8a55-c7e1b5f0aa02',
      countryCode: 'NL',
      jobType: 'Intern',
      workLocation: null,
    },
  ])
  expect(advertisements[0]?.descriptionMarkdown).toBe('# About us\n\nWe forecast rain for *allotments*.')
})

test.each([
  ['1 YEAR', 52_000, 52_000, 'year'],
  ['1 HOUR', 25, 25, 'hour'],
  ['1 MONTH', 4_000, 4_000, 'month'],
  ['2 WEEK', 1_600, 800, 'week'],
  ['NONE', 5_000, null, null],
])('pay per %s', (interval, minValue, minSalary, salaryPeriod) => {
  const component = {
    compensationType: 'Salary',
    interval,
    currencyCode: 'USD',
    minValue,
    maxValue: minValue,
  }
  expect(readOne({ compensation: { summaryComponents: [component] } })).toMatchObject({
    minSalary,
    salaryPeriod,
  })
})

test('shares and bonuses are no salary, and tiers stand in for the summary', () => {
  const bonus = {
    compensationType: 'Bonus',
    interval: '1 YEAR',
    currencyCode: 'USD',
    minValue: 9,
    maxValue: 9,
  }
  const salary = { ...bonus, compensationType: 'Salary', minValue: 50_000, maxValue: 60_000 }
  expect(readOne({ compensation: { summaryComponents: [bonus] } })?.minSalary).toBeNull()
  expect(readOne({ compensation: { compensationTiers: [{ components: [bonus, salary] }] } })?.maxSalary).toBe(
    60_000,
  )
})

test('pay that its employer does not show stays out', () => {
  const salary = {
    compensationType: 'Salary',
    interval: '1 YEAR',
    currencyCode: 'USD',
    minValue: 9e4,
    maxValue: 9e4,
  }
  const hidden = {
    shouldDisplayCompensationOnJobPostings: false,
    compensation: { summaryComponents: [salary] },
  }
  expect(readOne(hidden)?.minSalary).toBeNull()
})

test('countries stand in codes of three letters, in names, and directly in the address of a further place', () => {
  const address = { postalAddress: { addressCountry: 'USA' } }
  const secondaryLocations = [{ location: 'Leeds', address: { addressCountry: 'United Kingdom' } }]
  expect(readOne({ location: 'Remote', address, secondaryLocations })?.countries).toEqual(['US', 'GB'])
})

test('the kind of workplace counts before the remark that it may be remote', () => {
  expect(readOne({ isRemote: true, workplaceType: 'Hybrid' })?.workLocation).toBe('Hybrid')
  expect(readOne({ isRemote: true, workplaceType: null })?.workLocation).toBe('remote')
})

test('a list of jobs that is no list is named', () => {
  expect(parseAdvertisements('{"apiVersion":"1","jobs":"none"}').problems).toEqual([
    'jobs should be a list, is string',
  ])
  expect(parseAdvertisements('{"jobs":null}').problems).toEqual(['jobs should be a list, is null'])
  expect(parseAdvertisements('{"jobs":[]}')).toEqual({ advertisements: [], problems: [] })
})
