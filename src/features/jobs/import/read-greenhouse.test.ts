import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseAdvertisements } from './parse-advertisements.ts'

const BOARD = readFileSync('tests/fixtures/imports/greenhouse.json', 'utf8')
const JOB = {
  id: 7,
  title: 'Baker',
  company_name: 'Crust',
  absolute_url: 'https://crust.example/7',
  content: 'Dough.',
}

function readJob(fields: Record<string, unknown>) {
  const { advertisements, problems } = parseAdvertisements(JSON.stringify({ ...JOB, ...fields }))
  expect(problems).toEqual([])
  return advertisements[0]
}

test('a board is read whole, and a job without its content is named', () => {
  const { advertisements, problems } = parseAdvertisements(BOARD)
  expect(problems).toEqual(['job 3 (4018813): has no content: ask the board for it with ?content=true'])
  expect(advertisements).toMatchObject([
    {
      id: 'greenhouse:4018811',
      title: 'Senior Software Developer, Tides & Currents',
      organization: 'Saltmarsh Instruments',
      location: 'Remote - US',
      countryCode: 'US',
      workLocation: 'remote',
      jobType: 'Full-time',
      minSalary: 128_000,
      maxSalary: 170_000,
      currency: 'USD',
      salaryPeriod: 'year',
      applyUrl: 'https://careers.saltmarsh.example/jobs/4018811?gh_jid=4018811',
    },
    { id: 'greenhouse:4018812', countryCode: 'CA', minSalary: 28.5, maxSalary: 34, salaryPeriod: 'hour' },
  ])
  expect(advertisements[0]?.descriptionMarkdown).toBe(
    'Saltmarsh measures **tides** for harbours & ferries.\n\n### What you will do\n\n' +
      '- Keep our gauges talking to the shore\n- Read [our handbook](https://saltmarsh.example/handbook)',
  )
})

test('a single job is read as well', () => {
  expect(readJob({})).toMatchObject({ id: 'greenhouse:7', title: 'Baker', minSalary: null })
})

test('content that nobody escaped is read as it is', () => {
  expect(readJob({ content: '<p>Dough &amp; <b>salt</b></p>' })?.descriptionMarkdown).toBe('Dough & **salt**')
})

test('pay counts in the first currency we know; a period that no title names is only told by the amount', () => {
  const range = (currency_type: string, min_cents: number, max_cents: number, title = '') => ({
    ...{ currency_type, min_cents, max_cents, title },
  })
  const pay = (...ranges: unknown[]) => readJob({ pay_input_ranges: ranges })
  expect(pay(range('CHF', 9_000_000, 10_000_000))).toMatchObject({ minSalary: null, currency: null })
  expect(pay(range('CHF', 1, 2), range('EUR', 6_000_000, 7_000_000))).toMatchObject({
    ...{ minSalary: 60_000, maxSalary: 70_000, currency: 'EUR', salaryPeriod: 'year' },
  })
  expect(pay(range('GBP', 250_000, 300_000))).toMatchObject({ minSalary: 2_500, salaryPeriod: null })
  expect(pay(range('USD', 0, 0))).toMatchObject({ minSalary: null, maxSalary: null })
  expect(
    pay(range('USD', 9_000_000, 9_500_000, 'Annual'), range('USD', 5_000, 6_000, 'Hourly')),
  ).toMatchObject({
    ...{ minSalary: 90_000, maxSalary: 95_000 },
  })
})

test('fields that are absent, null or of another kind leave theirs empty', () => {
  const odd = readJob({
    location: 7,
    departments: 'x',
    offices: [null, 3],
    metadata: {},
    pay_input_ranges: [null, {}],
  })
  expect(odd).toMatchObject({ location: null, countryCode: null, industry: null, minSalary: null })
})

test('an answer without companies says what to add', () => {
  const nameless = JSON.stringify({ jobs: [{ ...JOB, company_name: undefined }] })
  expect(parseAdvertisements(nameless).problems).toEqual([
    'job 1 (greenhouse:7): names no company: add --organization "Name"',
  ])
  expect(parseAdvertisements(nameless, { organization: 'Crust' }).advertisements).toHaveLength(1)
})
