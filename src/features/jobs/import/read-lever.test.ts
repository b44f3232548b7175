import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseAdvertisements } from './parse-advertisements.ts'

const SITE = readFileSync('tests/fixtures/imports/lever.json', 'utf8')
const POSTING = {
  id: 'p-1',
  text: 'Baker',
  descriptionPlain: 'Dough.',
  hostedUrl: 'https://crust.example/p-1',
}
const read = (...postings: unknown[]) =>
  parseAdvertisements(JSON.stringify(postings), { organization: 'Crust' })
const readOne = (fields: Record<string, unknown>) => read({ ...POSTING, ...fields }).advertisements[0]

test('a site is read whole, its text in the order in which it is shown', () => {
  const { advertisements, problems } = parseAdvertisements(SITE, { organization: 'Crumb' })
  expect(problems).toEqual([])
  expect(advertisements).toMatchObject([
    {
      id: 'lever:5f0c2a3e-7a41-4b4e-9d57-0f6f0c8f1a01',
      organization: 'Crumb',
      location: 'Leeds; York',
      countryCode: 'GB',
      workLocation: 'hybrid',
      industry: 'Research',
      minSalary: 38_000,
      maxSalary: 46_000,
      salaryPeriod: 'year',
      applyUrl: 'https://jobs.crumb.example/5f0c2a3e-7a41-4b4e-9d57-0f6f0c8f1a01/apply',
    },
    { jobType: 'Part Time', workLocation: null, salaryPeriod: 'hour', minSalary: 14 },
  ])
  expect(advertisements[0]?.descriptionMarkdown).toBe(
    'We bake at night.\n\nYou find out **why** it rises.\n\n### What you bring\n\n- Patience\n' +
      '- A degree in something that ferments\n\n### What we bring\n\n- Warm bread\n\n' +
      'Reviewed every spring.\n\nWrite to us even if you only fit by half.',
  )
})

test('without a company the import says what to add', () => {
  expect(parseAdvertisements(SITE).problems[0]).toBe(
    'job 1 (lever:5f0c2a3e-7a41-4b4e-9d57-0f6f0c8f1a01): names no company: add --organization "Name"',
  )
})

test.each([
  ['per-month-salary', 3_000, 3_000, 'month'],
  ['per-week-salary', 700, 700, 'week'],
  ['bi-week-salary', 1_400, 700, 'week'],
  ['semi-month-salary', 1_500, 3_000, 'month'],
  ['per-day-wage', 150, 150, 'day'],
  ['per-hour-wage', 14, 14, 'hour'],
  ['one-time', 500, null, null],
  ['now and then', 500, 500, null],
])('pay %s', (interval, min, minSalary, salaryPeriod) => {
  const salaryRange = { currency: 'gbp', interval, min, max: min }
  expect(readOne({ salaryRange })).toMatchObject({ minSalary, salaryPeriod })
})

test('a range that says nothing is no pay', () => {
  expect(
    readOne({ salaryRange: { currency: 'GBP', interval: 'per-year-salary', min: 0, max: 0 } })?.minSalary,
  ).toBeNull()
  expect(
    readOne({ salaryRange: { currency: 'JPY', interval: 'per-year-salary', min: 9e6, max: 9e7 } }),
  ).toMatchObject({
    ...{ currency: null, minSalary: null },
  })
})

test('opening and body stand in for the description', () => {
  const apart = { descriptionPlain: '', opening: '<p>Hello.</p>', descriptionBody: '<p>We bake.</p>' }
  expect(readOne(apart)?.descriptionMarkdown).toBe('Hello.\n\nWe bake.')
})

test('one odd posting among good ones is named, and the others come in', () => {
  const { advertisements, problems } = read(
    POSTING,
    null,
    { ...POSTING, id: null },
    { ...POSTING, id: 'p-4', text: '' },
  )
  expect(advertisements.map(({ id }) => id)).toEqual(['lever:p-1'])
  expect(problems).toEqual([
    'job 2: should be object, is null',
    'job 3: id is empty',
    'job 4 (lever:p-4): title is empty',
  ])
})
