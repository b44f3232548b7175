import fc from 'fast-check'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { xmlText } from '#/lib/xml-text.ts'
import { arbitraryOpenJob } from '#tests/factories/arbitrary-open-job.ts'
import { arbitraryText } from '#tests/factories/arbitrary-text.ts'
import { buildJobView } from '#tests/factories/build-job-view.ts'
import { descriptionHtml } from './description-html.ts'
import { toIndeedJob, type IndeedJob } from './indeed-job.ts'
import { writeIndeedFeed } from './write-indeed-feed.ts'

const BASE = 'https://jobs.example.com'
const ABOUT = { baseUrl: BASE, now: new Date('2026-11-22T12:00:00Z') }

const toJob = (changes: Parameters<typeof buildJobView>[0] = {}) => {
  const view = buildJobView(changes)
  return toIndeedJob(view, { baseUrl: BASE, descriptionHtml: descriptionHtml(view) })
}

async function* each<Item>(items: readonly Item[]) {
  yield* items
}

const parser = new XMLParser({
  trimValues: false,
  parseTagValue: false,
  processEntities: false,
  isArray: (name) => name === 'job',
})

type Source = { publisher: string; publisherurl: string; lastBuildDate: string; job?: IndeedJob[] }

async function readBack(jobs: readonly IndeedJob[]): Promise<Source> {
  const xml = (await Array.fromAsync(writeIndeedFeed(each(jobs), ABOUT))).join('')
  expect(XMLValidator.validate(xml)).toBe(true)
  return (parser.parse(xml) as { source: Source }).source
}

/** What a reader of XML gets of a text: line ends are one character there. */
const asRead = (text: string) => xmlText(text).replaceAll(/\r\n?/g, '\n')
const allRead = (job: IndeedJob) =>
  Object.fromEntries(Object.entries(job).map(([name, text]) => [name, asRead(text)]))

test('a job is told in the fields that job boards read', () => {
  expect(toJob()).toEqual({
    title: 'Civil Engineer, Flood Defences',
    date: 'Thu, 19 Nov 2026 09:00:00 GMT',
    referencenumber: 'job-1',
    url: `${BASE}/job/job-1`,
    company: 'Tidewall Engineering',
    city: 'Bristol',
    state: '',
    country: 'GB',
    postalcode: '',
    description: '<p>You design what keeps a city dry, from the first sketch to the last sluice gate.</p>',
    salary: '£41,000–48,500 a year',
    jobtype: 'fulltime, permanent',
    category: 'Engineering',
    experience: '4+ years',
    remotetype: 'Hybrid remote',
  })
})

test('remote work has no town, and a country it may be done from', () => {
  const remote = toJob({ workLocation: 'Remote', location: '', countryCode: null, countries: ['FR', 'DE'] })
  expect(remote).toMatchObject({ city: '', country: 'FR', remotetype: 'Fully remote' })
})

test('the document says whose it is and when it was made, even without a job', async () => {
  expect(await readBack([])).toMatchObject({
    publisher: 'Flightpath',
    publisherurl: BASE,
    lastBuildDate: 'Sun, 22 Nov 2026 12:00:00 GMT',
  })
})

test.each([
  ']]>',
  ']]>]]>]]><x>',
  ']]',
  '<![CDATA[',
  '&amp; &lt; &#0; <b>',
  '\u0000\u0008\u001f\ufffe\uffff\ud800',
  '',
  ' ',
])('%j in every text is read back as it was', async (text) => {
  const job = Object.fromEntries(Object.keys(toJob()).map((name) => [name, text])) as IndeedJob
  const { job: jobs } = await readBack([job])
  expect(jobs).toEqual([allRead(job)])
})

test('any texts at all are read back as they were', async () => {
  const anyTexts = fc.array(arbitraryText({ maxLength: 40 }), { minLength: 15, maxLength: 15 })
  await fc.assert(
    fc.asyncProperty(anyTexts, async (texts) => {
      const names = Object.keys(toJob())
      const job = Object.fromEntries(names.map((name, index) => [name, texts[index] ?? ''])) as IndeedJob
      expect((await readBack([job])).job).toEqual([allRead(job)])
    }),
  )
})

test('any open jobs are read back, and with them nobody’s address', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(arbitraryOpenJob, { minLength: 1, maxLength: 3 }), async (views) => {
      const jobs = views.map((view) =>
        toIndeedJob(view, { baseUrl: BASE, descriptionHtml: descriptionHtml(view) }),
      )
      const { job } = await readBack(jobs)
      expect(job).toEqual(jobs.map(allRead))
      expect(JSON.stringify(job)).not.toContain('ada.byron')
    }),
    { numRuns: 50 },
  )
})
