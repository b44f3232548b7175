import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseAdvertisements } from './parse-advertisements.ts'

const FEED = readFileSync('tests/fixtures/imports/indeed.xml', 'utf8')
const feed = (...jobs: string[]) =>
  `<?xml version="1.0"?><source><publisher>Hill</publisher>${jobs.join('\n')}</source>`
const job = (fields = '', description = 'Dough.') =>
  `<job><title>Baker</title><referencenumber>7</referencenumber><company>Crust</company>` +
  `<description>${description}</description>${fields}</job>`
const readOne = (fields: string, description?: string) =>
  parseAdvertisements(feed(job(fields, description))).advertisements[0]

test('a feed is read whole, in CDATA and plainly, and a job that lacks the most is named', () => {
  const { advertisements, problems } = parseAdvertisements(FEED)
  expect(problems).toEqual([
    'job 3: id is empty; has no description; names no company: add --organization "Name"',
  ])
  expect(advertisements).toMatchObject([
    {
      id: 'indeed:Fernhill Recruiting/FH-2041',
      title: 'Registered Nurse & Team Lead',
      organization: 'Larkspur Care Home',
      descriptionMarkdown: 'You look after twelve residents.\n\n- Nights\n- Weekends off',
      location: 'Bath, England',
      countryCode: 'GB',
      currency: 'GBP',
      minSalary: 36_500,
      maxSalary: 41_200,
      salaryPeriod: 'year',
      experienceYears: 2,
      closingDate: '2026-12-19',
      applyUrl: 'https://fernhill.example/jobs?id=2041&source=Indeed',
    },
    {
      organization: 'Larkspur & Sons',
      descriptionMarkdown: 'Numbers, carefully & on time.',
      countryCode: 'IE',
      workLocation: 'Hybrid remote',
      currency: 'EUR',
      minSalary: 17.5,
      applyUrl: 'https://fernhill.example/jobs?id=2042&source=Indeed',
    },
  ])
})

test('one reference number of two publishers is two jobs', () => {
  const other = feed(job()).replace('Hill', 'Vale')
  const ids = [feed(job()), other].flatMap((xml) =>
    parseAdvertisements(xml).advertisements.map(({ id }) => id),
  )
  expect(ids).toEqual(['indeed:Hill/7', 'indeed:Vale/7'])
})

test('a description may hold tags that nobody escaped, and the end of a job in CDATA', () => {
  expect(readOne('', '<p>Dough <b>rises</b><br>slowly</p>')?.descriptionMarkdown).toBe(
    'Dough **rises**  \nslowly',
  )
  expect(readOne('', '<![CDATA[<p>A</p></job></description><p>B</p>]]>')?.descriptionMarkdown).toBe('A\n\nB')
})

test('tags count in any case, and those of other kinds not at all', () => {
  const odd = '<Country>FR</Country><EXPIRATIONDATE>soon</EXPIRATIONDATE><budget><x>1</x></budget><salary/>'
  expect(readOne(odd)).toMatchObject({ countryCode: 'FR', closingDate: null, minSalary: null })
})

test('a job that is no XML does not keep the others out', () => {
  const { advertisements, problems } = parseAdvertisements(
    feed('<job><title>x</title', job(), '<job><title>', '<job/>'),
  )
  expect(advertisements).toHaveLength(1)
  expect(problems).toHaveLength(3)
})

test('entities of a document type are never expanded, and no file is ever read', () => {
  const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('')
  const bomb = `<!DOCTYPE source [<!ENTITY l0 "ha">${laughs}<!ENTITY file SYSTEM "file:///etc/passwd">]>`
  const xml = `<?xml version="1.0"?>${bomb}<source>${job('<city>&file;</city>', '&l9; &file;')}</source>`
  const { advertisements } = parseAdvertisements(xml)
  expect(advertisements[0]).toMatchObject({ location: '&file;', descriptionMarkdown: '&amp;l9; &amp;file;' })
})

test('a document type inside a job refuses that job alone', () => {
  const { advertisements, problems } = parseAdvertisements(
    feed(job('<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><city>&e;</city>'), job()),
  )
  expect(JSON.stringify([advertisements, problems])).not.toContain('root:')
  expect(advertisements.length).toBeGreaterThanOrEqual(1)
})

test('names of prototypes change nothing and keep no other job out', () => {
  const hostile = ['<__proto__><polluted>1</polluted></__proto__>', '<constructor>x</constructor>'].map(
    (it) => job(it),
  )
  const { advertisements } = parseAdvertisements(feed(...hostile, job()))
  expect(advertisements.length).toBeGreaterThan(0)
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})

test('five thousand jobs are as many advertisements', () => {
  const many = Array.from({ length: 5_000 }, (_, n) => job().replace('>7<', `>${n}<`))
  expect(parseAdvertisements(feed(...many)).advertisements).toHaveLength(5_000)
})

test('XML without jobs says so', () => {
  expect(parseAdvertisements('<?xml version="1.0"?><rss><channel/></rss>').problems).toEqual([
    'holds no <job>',
  ])
})
