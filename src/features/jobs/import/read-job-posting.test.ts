import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { advertisementToJob } from './advertisement-to-job.ts'
import { parseAdvertisements } from './parse-advertisements.ts'

const PAGE = readFileSync('tests/fixtures/imports/job-posting.html', 'utf8')
const POSTING = { '@type': 'JobPosting', title: 'Baker', hiringOrganization: 'Crust', description: 'Dough.' }
const readOne = (fields: Record<string, unknown>) =>
  parseAdvertisements(JSON.stringify({ ...POSTING, ...fields })).advertisements[0]
const place = (address: unknown) => ({ '@type': 'Place', address })
const page = (...blocks: string[]) =>
  `<html>${blocks.map((block) => `<script type="application/ld+json">${block}</script>`).join('')}</html>`

test('a page gives all its postings, and a broken block spoils no other', () => {
  const { advertisements, problems } = parseAdvertisements(PAGE)
  expect(problems).toEqual([expect.stringMatching(/^block 1 of JSON-LD is not JSON/)])
  expect(advertisements.map(advertisementToJob)).toMatchObject([
    {
      title: 'Ferry Captain & Trainer',
      jobType: 'FullTime',
      jobDuration: 'Contract',
      location: 'Bristol, England',
      countryCode: 'GB',
      lat: 51.4493,
      lng: -2.5976,
      openings: 2,
      mustHaveSkills: ['Navigation', 'VHF radio', 'First aid'],
      experienceYears: 3,
      educationLevel: 'Vocational',
      educationRequirement: 'Preferred',
      minSalary: 42_640,
      maxSalary: 48_880,
      currency: 'GBP',
      salaryPeriod: 'Year',
      benefits: ['Pension', 'Free crossings'],
      closingDate: '2027-01-15',
      applyMode: 'Url',
      applyUrl: 'https://greenwake.example/jobs/captain',
    },
    {
      workLocation: 'Remote',
      countries: ['US', 'CA'],
      jobType: 'PartTime',
      jobDuration: 'Temporary',
      experienceYears: 0,
      educationLevel: 'None',
      educationRequirement: 'NotNeeded',
      applyMode: null,
    },
  ])
  expect(advertisements.map(({ id }) => id)).toEqual([
    'jobposting:Greenwake Ferries/311',
    'jobposting:Greenwake Ferries/312',
  ])
  expect(advertisements[0]?.descriptionMarkdown).toBe(
    'You know the estuary.\n\nYou teach others to know it.\n\n## Qualifications\n\n' +
      "A boatmaster's licence, valid for tidal waters of every category.",
  )
})

test.each([
  ['one object', POSTING],
  ['an array', [POSTING]],
  ['a graph', { '@context': 'https://schema.org', '@graph': [{ '@type': 'WebSite' }, POSTING] }],
  ['a list of items', { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: POSTING }] }],
  ['a type with its vocabulary', { ...POSTING, '@type': ['https://schema.org/JobPosting'] }],
])('a posting is found in %s', (_name, document) => {
  expect(parseAdvertisements(JSON.stringify(document)).advertisements).toHaveLength(1)
  expect(parseAdvertisements(page(JSON.stringify(document))).advertisements).toHaveLength(1)
})

test('who hires and where may stand beside the posting in its graph', () => {
  const graph = [
    { ...POSTING, hiringOrganization: { '@id': '#us' }, jobLocation: { '@id': '#bath' } },
    { '@type': 'Organization', '@id': '#us', name: 'Crust Ltd' },
    { '@type': 'Place', '@id': '#bath', address: 'Bath, UK' },
  ]
  expect(parseAdvertisements(JSON.stringify({ '@graph': graph })).advertisements).toMatchObject([
    { organization: 'Crust Ltd', location: 'Bath, UK', countryCode: 'GB' },
  ])
})

test('what editors put round a block does not matter', () => {
  const text = JSON.stringify(POSTING)
  for (const block of [
    `<!-- ${text} -->`,
    `//<![CDATA[\n${text}\n//]]>`,
    `${text};`,
    text.replace('Dough.', 'Dough\n\tand salt.'),
  ])
    expect(parseAdvertisements(page(block)).advertisements).toHaveLength(1)
})

test('the address of the page is where a single posting is applied for', () => {
  const html = `<link rel="canonical" href="https://crust.example/jobs/1">${page(JSON.stringify(POSTING))}`
  expect(parseAdvertisements(html).advertisements[0]).toMatchObject({
    ...{ applyUrl: 'https://crust.example/jobs/1', id: 'jobposting:https://crust.example/jobs/1' },
  })
})

test.each([
  ['a text', 'Bath, United Kingdom', 'Bath, United Kingdom', 'GB'],
  ['a place with a text', place('Bath, United Kingdom'), 'Bath, United Kingdom', 'GB'],
  ['a code', place({ addressLocality: 'Bath', addressCountry: 'GB' }), 'Bath', 'GB'],
  ['a name', place({ addressLocality: 'Lyon', addressCountry: 'France' }), 'Lyon', 'FR'],
  ['an object', place({ addressRegion: 'Ohio', addressCountry: { name: 'USA' } }), 'Ohio', 'US'],
  [
    'two places',
    [
      place({ addressLocality: 'Bath', addressCountry: 'UK' }),
      place({ addressLocality: 'Lyon', addressCountry: 'FR' }),
    ],
    'Bath; Lyon',
    null,
  ],
  ['nothing', null, null, null],
])('a place is %s', (_name, jobLocation, location, countryCode) => {
  expect(readOne({ jobLocation })).toMatchObject({ location, countryCode })
})

test.each([
  ['a number', 50_000, { minSalary: 50_000, maxSalary: 50_000, currency: 'GBP', salaryPeriod: 'year' }],
  ['a text', '£30,000 - £40,000 a year', { minSalary: 30_000, maxSalary: 40_000, salaryPeriod: 'year' }],
  [
    'an amount',
    { currency: 'EUR', value: '20.50', unitText: 'Hour' },
    { minSalary: 20.5, maxSalary: 20.5, salaryPeriod: 'hour' },
  ],
  [
    'bounds',
    { currency: 'EUR', minValue: 2_000, maxValue: 3_000, unitText: 'MONTH' },
    { minSalary: 2_000, maxSalary: 3_000, salaryPeriod: 'month' },
  ],
  [
    'a quantity',
    { currency: 'EUR', value: { minValue: '2,000', unitText: 'monthly' } },
    { minSalary: 2_000, maxSalary: null, salaryPeriod: 'month' },
  ],
  [
    'a day’s',
    { currency: 'EUR', value: { value: 300, unitText: 'day' } },
    { minSalary: 300, maxSalary: 300, salaryPeriod: 'day' },
  ],
  [
    'francs',
    { currency: 'CHF', value: { value: 300, unitText: 'DAY' } },
    { minSalary: null, currency: null },
  ],
  ['nonsense', { currency: 'EUR', value: { value: 'lots', unitText: 'DAY' } }, { minSalary: null }],
  ['too much', { currency: 'EUR', value: { value: 1e15, unitText: 'YEAR' } }, { minSalary: null }],
])('pay is %s', (_name, baseSalary, pay) => {
  expect(
    readOne({ baseSalary, salaryCurrency: typeof baseSalary === 'number' ? 'GBP' : undefined }),
  ).toMatchObject(pay)
})

test('a posting without identifier and address keeps its key while it looks for the same', () => {
  expect(readOne({})?.id).toBe('jobposting:Crust/Baker/')
  expect(readOne({ description: 'Other dough.' })?.id).toBe('jobposting:Crust/Baker/')
})

test('who does not want to be known is named by whoever imports', () => {
  const hidden = JSON.stringify({ ...POSTING, hiringOrganization: 'confidential' })
  expect(parseAdvertisements(hidden).problems).toEqual(['names no company: add --organization "Name"'])
  expect(parseAdvertisements(hidden, { organization: 'Crust' }).advertisements[0]?.organization).toBe('Crust')
})

test('a page without postings says so', () => {
  expect(parseAdvertisements('<!doctype html><p>Nothing here.').problems).toEqual(['holds no JobPosting'])
  expect(parseAdvertisements('{"@context":"https://schema.org","@type":"Person"}').problems).toEqual([
    'holds no JobPosting',
  ])
})
