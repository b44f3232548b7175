import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { advertisementToJob, leftOpen } from './advertisement-to-job.ts'
import { parseAdvertisements } from './parse-advertisements.ts'

const CASES = join(import.meta.dirname, '../../../../../shared/data/cases')

function readFeed(content: string) {
  const { advertisements, problems } = parseAdvertisements(content)
  expect(problems).toEqual([])
  return advertisements.map((advertisement) => {
    const job = advertisementToJob(advertisement)
    return { ...job, organization: advertisement.organization, left: leftOpen(advertisement, job) }
  })
}

const readCase = (name: string) => readFeed(readFileSync(join(CASES, name), 'utf8'))

const POSTING = {
  ...{ '@type': 'JobPosting', title: 'Welder', description: 'Gates and rails.', identifier: 'w-1' },
  hiringOrganization: { name: 'Forge' },
}
const post = (fields: object) => readFeed(JSON.stringify({ ...POSTING, ...fields }))[0]
const pay = (value: unknown, currency = 'EUR') =>
  post({ baseSalary: { '@type': 'MonetaryAmount', currency, value } })

test.skipIf(!existsSync(CASES))('published cases of feeds are read as they were meant', () => {
  const days = readCase('f01-closing-date-of-mail-form.jsonld').map(({ closingDate }) => closingDate)
  expect(days).toEqual(['2027-01-15', '2027-01-15', '2027-01-15'])
  const towns = readCase('f02-town-called-like-a-country.json')
  expect(towns.flatMap(({ countryCode, countries }) => [countryCode, ...countries])).toEqual(
    Array(5).fill(null),
  )
  const places = readCase('f03-not-remote.json')
  expect(places.map(({ workLocation }) => workLocation)).toEqual(Array(5).fill(null))
  expect(places.every(({ left }) => left.length === 1)).toBe(true)
  expect(readCase('f04-point-zero.jsonld')).toMatchObject([{ lat: null, lng: null, countryCode: 'GB' }])
  expect(readCase('f05-thousands-with-a-dot.jsonld')).toMatchObject([
    { minSalary: 45_000, maxSalary: 55_000, salaryPeriod: 'Year' },
    { minSalary: 2_500, maxSalary: 2_500, salaryPeriod: 'Month' },
    { salaryPeriod: 'Hour', left: ['pay of 18.5 was rounded to 19'] },
    { minSalary: 45_000, maxSalary: 55_000, salaryPeriod: 'Year' },
  ])
  expect(readCase('f07-pence.jsonld')).toMatchObject([
    { left: ['pay of 12.21 was rounded to 12'] },
    { left: ['pay of 18.5 was rounded to 19', 'pay of 22.4 was rounded to 22'] },
  ])
  expect(readCase('f08-escaped-twice.jsonld')).toMatchObject([
    { title: 'R&D Baker' },
    { description: 'Bread & rolls for the whole town' },
    { organization: 'Crumb & Sons' },
    { description: 'A B — bread for the whole town' },
  ])
  const cooks = readCase('f10-escaped-cdata.xml').map(({ description }) => description)
  expect(cooks).toEqual(['We bake bread for the whole town.', 'We cook for the whole town.'])
})

test.each([
  ['45.000', 45_000, 45_000],
  [{ minValue: '45.000', maxValue: '55.000', unitText: 'YEAR' }, 45_000, 55_000],
  [{ minValue: "45'000", unitText: 'YEAR' }, 45_000, null],
  [{ value: '35.000-40.000', unitText: 'YEAR' }, 35_000, 40_000],
  [{ value: '€35,000 – €40,000', unitText: 'YEAR' }, 35_000, 40_000],
  [{ minValue: '€ 3.200,50', maxValue: '3.900,00 €', unitText: 'MONTH' }, 3_201, 3_900],
  [{ value: 45_000.125, unitText: 'YEAR' }, 45_000, 45_000],
  [{ value: '18,50', unitText: 'HOUR' }, 19, 19],
])('pay of %j is from %s to %s', (value, minSalary, maxSalary) => {
  expect(pay(value)).toMatchObject({ minSalary, maxSalary, currency: 'EUR' })
})

test('a sign is a currency, and a lone dollar is that of the country', () => {
  expect(pay({ value: 35_000, unitText: 'YEAR' }, '£')).toMatchObject({ currency: 'GBP', minSalary: 35_000 })
  expect(pay({ value: '35.000 €', unitText: 'YEAR' }, '')).toMatchObject({
    currency: 'EUR',
    minSalary: 35_000,
  })
  expect(pay({ value: 35_000, unitText: 'YEAR' }, '$')).toMatchObject({ minSalary: null })
})

const LEVER = { id: 'l', text: 'Welder', descriptionPlain: 'Gates.', hostedUrl: 'https://x.example/1' }
const ASHBY = { id: 'a', title: 'Welder', descriptionHtml: 'Gates.', jobUrl: 'https://x.example/1' }
const GREENHOUSE = { id: 1, title: 'Welder', company_name: 'Forge', content: 'Gates.', absolute_url: '' }

test.each([
  [
    { ...LEVER, salaryRange: { currency: 'CHF', interval: 'per-year-salary', min: 95_000 } },
    'pay "CHF 95000"',
  ],
  [{ ...LEVER, salaryRange: { currency: 'EUR', min: 55_000, max: 45_000 } }, 'pay "EUR 55000 – 45000"'],
  [{ ...LEVER, salaryRange: { currency: 'EUR', min: 'lots' } }, 'pay "lots"'],
  [{ ...LEVER, country: 'Narnia' }, 'country "Narnia"'],
  [{ ...ASHBY, isRemote: false, location: 'Remote - US' }, 'place of work "Remote - US"'],
  [
    { ...GREENHOUSE, pay_input_ranges: [{ min_cents: 9e6, currency_type: 'CHF' }] },
    'pay "CHF 9000000 cents"',
  ],
  [{ ...POSTING, employmentType: 'CDI ou CDD' }, 'hours "CDI ou CDD"'],
  [{ ...POSTING, jobLocationType: ['TELECOMMUTE', 'HYBRID'] }, 'place of work "TELECOMMUTE, HYBRID"'],
  [{ ...POSTING, jobLocation: { address: { addressCountry: 'de-BY' } } }, 'country "de-BY"'],
  [{ ...POSTING, applicantLocationRequirements: 'EU' }, 'where one may live "EU"'],
])('what stays empty is said, in whatever format: %j', (entry, words) => {
  const { advertisements } = parseAdvertisements(JSON.stringify([entry]), { organization: 'Forge' })
  const [left] = advertisements.map((one) => leftOpen(one, advertisementToJob(one)))
  expect(left).toEqual([words])
})

test.each(['?a=1&amp;copy=2', '?a=1&#38;copy=2', '?a=1&copy=2'])(
  'the address with %j is what it was',
  (query) => {
    const address = 'https://x.example/?a=1&copy=2'
    expect(post({ url: `https://x.example/${query}` })?.applyUrl).toBe(address)
    expect(readFeed(INDEED('Gates.', `<url><![CDATA[https://x.example/${query}]]></url>`))[0]?.applyUrl).toBe(
      address,
    )
  },
)

test('a value in a list or beside its language is the value', () => {
  const value = (said: unknown) => ({ '@value': said, '@language': 'en' })
  expect(
    post({
      ...{ title: [value('Night Welder'), value('Nachtschweißer')], description: ['Gates.', 'Rails.'] },
      ...{ validThrough: value('2027-03-31'), employmentType: value('FULL_TIME') },
      jobLocation: { address: { addressLocality: value('Hull'), addressCountry: ['GB'] } },
      baseSalary: { currency: ['EUR'], value: { value: [45_000, 55_000], unitText: ['YEAR'] } },
    }),
  ).toMatchObject({
    ...{ title: 'Night Welder', description: 'Gates.\nRails.', closingDate: '2027-03-31', location: 'Hull' },
    ...{ jobType: 'FullTime', countryCode: 'GB', minSalary: 45_000, maxSalary: 55_000, salaryPeriod: 'Year' },
  })
})

test('an amount that could be two is none, and the report has its words', () => {
  const unclear = pay({ value: '0.500', unitText: 'HOUR' })
  expect(unclear).toMatchObject({ minSalary: null, maxSalary: null, left: ['pay "0.500"'] })
})

test('a closing date that nobody can read is said; one that can be is not', () => {
  expect(post({ validThrough: '03/04/2027' })).toMatchObject({
    closingDate: null,
    left: ['closing date "03/04/2027"'],
  })
  expect(post({ validThrough: '15th January 2027, 11:59 PM' })).toMatchObject({
    closingDate: '2027-01-15',
    left: [],
  })
})

test('a town by itself is no country, and a point at zero is no point', () => {
  const address = (fields: object) =>
    post({ jobLocation: { '@type': 'Place', address: fields } })?.countryCode
  expect(address({ addressLocality: 'Lebanon' })).toBeNull()
  expect(address({ addressLocality: 'Lebanon', addressRegion: 'Pennsylvania' })).toBeNull()
  expect(address({ addressRegion: 'Lebanon' })).toBeNull()
  expect(address({ streetAddress: 'Jordan' })).toBeNull()
  expect(address({ addressLocality: 'Kinshasa', addressCountry: 'Congo' })).toBeNull()
  expect(address({ addressLocality: 'Beirut', addressCountry: 'Lebanon' })).toBe('LB')
  expect(address({ addressLocality: ['Hull', 'York'], addressCountry: 'GB' })).toBe('GB')
  const point = (latitude: unknown, longitude: unknown) =>
    post({ jobLocation: { '@type': 'Place', name: 'Hull', geo: { latitude, longitude } } })
  expect(point('0', 0)).toMatchObject({ lat: null, lng: null })
  for (const [lat, lng] of [
    [0, -0.12],
    [-1, -1],
    [1e-9, 1e-9],
  ])
    expect(point(lat, lng)).toMatchObject({ lat: null, lng: null })
  expect(point('53,744', '-0,333')).toMatchObject({ lat: 53.744, lng: -0.333 })
  expect(point(0, 32.5)).toMatchObject({ lat: 0, lng: 32.5 })
})

test('what programs write for nothing is no place, and a region is said once', () => {
  const location = (addressLocality: string, addressRegion: string) =>
    post({ jobLocation: { '@type': 'Place', address: { addressLocality, addressRegion } } })?.location
  for (const nothing of ['null', 'undefined', 'N/A', '-', '--']) {
    expect(location(nothing, nothing)).toBe('')
    expect(location('Hull', nothing)).toBe('Hull')
  }
  expect(location('Berlin', 'Berlin')).toBe('Berlin')
  expect(location('Hull', 'Yorkshire')).toBe('Hull, Yorkshire')
})

test('where one may apply from: a state is no country, though it is called like one', () => {
  const countries = (place: unknown) =>
    post({ jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: place })?.countries
  expect(countries({ '@type': 'State', name: 'Georgia' })).toEqual([])
  expect(countries({ '@type': 'Country', name: 'Georgia' })).toEqual(['GE'])
  expect(countries('CA')).toEqual(['CA'])
  expect(countries({ '@type': 'City', name: 'Lebanon' })).toEqual([])
  const states = (type: object) => ['CA', 'DE', 'GA'].map((name) => ({ ...type, name }))
  expect(countries(states({ '@type': 'State' }))).toEqual([])
  expect(countries(states({ '@type': 'AdministrativeArea' }))).toEqual([])
  expect(countries([...states({}), { name: 'NY' }])).toEqual([])
  expect(countries([{ name: 'CA' }, { name: 'DE' }])).toEqual(['CA', 'DE'])
  expect(countries({ '@type': 'Country', name: ['Germany', 'Austria'] })).toEqual(['DE', 'AT'])
  expect(countries({ '@type': 'Country', name: 'Germany or Austria' })).toEqual(['DE', 'AT'])
  expect(countries({ '@type': 'State', name: 'Ohio, USA' })).toEqual(['US'])
})

test.each([
  [
    {
      jobLocation: {
        '@type': 'Place',
        additionalProperty: { '@type': 'PropertyValue', value: 'TELECOMMUTE' },
      },
    },
    'Remote',
  ],
  [{ jobLocation: { '@type': 'Place', name: 'Not remote, Hull' } }, null],
  [{ jobLocation: 'Remote, UK' }, 'Remote'],
])('of %j the workplace is %s', (fields, workLocation) => {
  expect(post(fields)?.workLocation).toBe(workLocation)
})

const INDEED = (description: string, fields = '') =>
  `<source><publisher>P</publisher><job><title>Welder</title><referencenumber>1</referencenumber><company>Forge</company>${fields}<description>${description}</description></job></source>`

test.each([
  ['&lt;![CDATA[Gates &amp;amp; rails.]]&gt;', 'Gates & rails.'],
  ['<![CDATA[&lt;p&gt;Gates &amp;amp; rails.&lt;/p&gt;]]>', 'Gates & rails.'],
  ['&amp;lt;p&amp;gt;Gates &amp;amp;amp; rails.&amp;lt;/p&amp;gt;', 'Gates & rails.'],
  ['Gates &amp;amp;amp; rails.', 'Gates & rails.'],
])('the description %j is %j', (raw, description) => {
  expect(readFeed(INDEED(raw))).toMatchObject([{ description }])
})

test('CDATA that stands in JSON is no comment', () => {
  expect(post({ description: '<![CDATA[<p>Gates &amp; rails.</p>]]>' })?.description).toBe('Gates & rails.')
})

test('pay and towns of a feed in XML are read by the same rules', () => {
  const read = (fields: string) => readFeed(INDEED('Gates.', fields))[0]
  expect(read('<city>Lebanon</city>')?.countryCode).toBeNull()
  expect(read('<city>Lebanon</city><state>PA</state><country>US</country>')?.countryCode).toBe('US')
  expect(read('<salary>1.500 € al mes</salary>')).toMatchObject({ minSalary: 1_500, salaryPeriod: 'Month' })
  expect(read('<salary>tra 1.500 e 1.800 € al mese</salary>')).toMatchObject({
    minSalary: 1_500,
    maxSalary: 1_800,
  })
  expect(read('<salary>whatever is fair</salary>')?.left).toEqual(['pay "whatever is fair"'])
})
