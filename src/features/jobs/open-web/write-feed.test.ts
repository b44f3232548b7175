import fc from 'fast-check'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { inEnglish } from '#/i18n/speech.ts'
import { escapeHtml } from '#/lib/escape-html.ts'
import { xmlText } from '#/lib/xml-text.ts'
import { arbitraryOpenJob } from '#tests/factories/arbitrary-open-job.ts'
import { buildJobView } from '#tests/factories/build-job-view.ts'
import type { JobView } from '../job-detail.view.ts'
import { feedAddresses, writeFeed, type FeedJob } from './write-feed.ts'

const BASE = 'https://jobs.example.com'
const ABOUT = {
  title: 'Jobs on Flightpath: R&D <"maps">',
  page: `${BASE}/jobs?search=R%26D&sector=Design`,
  addresses: feedAddresses((format) => `${BASE}/jobs/feed.${format}?search=R%26D&sector=Design`),
  baseUrl: BASE,
  speech: inEnglish,
  since: new Date('2026-11-22'),
}
const CHANGED = new Date('2026-11-20T10:00:00Z')

const toFeedJob = (view: JobView): FeedJob => ({ ...view, updatedAt: CHANGED })
const job = (changes: Partial<JobView> = {}) => toFeedJob(buildJobView({ id: '0c1d', ...changes }))

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  trimValues: false,
  parseTagValue: false,
  isArray: (name) => name === 'item' || name === 'entry',
})

type Entry = { [key: string]: string & { '#text': string } }

/** The entries of a feed as a reader of feeds understands them. Throws when it is no XML. */
function entriesOf(xml: string): Entry[] {
  expect(XMLValidator.validate(xml)).toBe(true)
  const document = parser.parse(xml)
  return document.rss?.channel.item ?? document.feed?.entry ?? []
}

const rss = (jobs: FeedJob[]) => writeFeed(jobs, ABOUT, 'rss')
const atom = (jobs: FeedJob[]) => writeFeed(jobs, ABOUT, 'atom')
const json = (jobs: FeedJob[]) => JSON.parse(writeFeed(jobs, ABOUT, 'json')) as { [key: string]: unknown }

test('RSS tells a job with its address, its moment, its words and a guid that stays', () => {
  const [item] = entriesOf(rss([job()]))
  expect(item).toMatchObject({
    title: 'Civil Engineer, Flood Defences',
    link: `${BASE}/job/0c1d`,
    guid: { '#text': 'urn:uuid:0c1d', '@isPermaLink': 'false' },
    pubDate: 'Thu, 19 Nov 2026 09:00:00 GMT',
    description: 'Tidewall Engineering · Bristol, UK · £41,000–48,500 a year',
  })
  expect(item?.['content:encoded']).toContain('<p>You design what keeps a city dry')
  expect(item).not.toHaveProperty('author')
})

test('Atom tells the same, with when it changed and whose it is', () => {
  const [entry] = entriesOf(atom([job()]))
  expect(entry).toMatchObject({
    id: 'urn:uuid:0c1d',
    published: '2026-11-19T09:00:00.000Z',
    updated: CHANGED.toISOString(),
    author: { name: 'Tidewall Engineering', uri: `${BASE}/company/org-1` },
  })
})

test('JSON Feed is of version 1.1', () => {
  expect(json([job({ title: 'R&D <lead>' })])).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: ABOUT.title,
    language: 'en-GB',
    home_page_url: ABOUT.page,
    feed_url: ABOUT.addresses.json,
    authors: [{ name: 'Flightpath' }],
    items: [
      {
        id: 'urn:uuid:0c1d',
        url: `${BASE}/job/0c1d`,
        title: 'R&D <lead>',
        authors: [{ name: 'Tidewall Engineering' }],
        date_published: '2026-11-19T09:00:00.000Z',
      },
    ],
  })
})

test('a feed names itself and what it follows', () => {
  expect(parser.parse(rss([])).rss.channel).toMatchObject({
    title: 'Jobs on Flightpath: R&D <"maps">',
    link: ABOUT.page,
    'atom:link': { '@href': ABOUT.addresses.rss },
  })
})

test('a feed without jobs is the same each time it is asked for', () => {
  expect(atom([])).toBe(atom([]))
  expect(atom([])).toContain('2026-11-22T00:00:00.000Z')
})

const HOSTILE = [
  String.fromCharCode(...Array.from({ length: 32 }, (_, code) => code)),
  '\ufffe\uffff',
  '\ud800 half',
  ']]> ]]> ]]>',
  '<![CDATA[ <!-- & &amp; &nbsp; "\' -->',
  '</title></item><script>alert(1)</script>',
]

test.each(HOSTILE)('%j in every text breaks no feed and becomes no markup', (text) => {
  const hostile = job({
    title: `A ${text} Z`,
    description: `Before ${text} after`,
    location: text,
    organization: { ...buildJobView().organization, name: text },
  })
  for (const feed of [rss([hostile]), atom([hostile])]) {
    const [entry] = entriesOf(feed)
    const title = typeof entry?.['title'] === 'string' ? entry['title'] : entry?.['title']?.['#text']
    expect(title).toBe(escapeHtml(xmlText(`A ${text} Z`)).replaceAll('\r', '\n'))
    expect(feed).not.toContain('<script')
  }
  expect(json([hostile])['items']).toMatchObject([{ title: xmlText(`A ${text} Z`) }])
})

test('any jobs make feeds that can be read, with as many entries', () => {
  fc.assert(
    fc.property(fc.array(arbitraryOpenJob, { maxLength: 4 }), (views) => {
      const jobs = views.map(toFeedJob)
      for (const feed of [rss(jobs), atom(jobs)]) expect(entriesOf(feed)).toHaveLength(jobs.length)
      expect(json(jobs)['items']).toHaveLength(jobs.length)
    }),
  )
})

test('no address of a person stands in a feed', () => {
  const apply = { kind: 'email', email: 'ada.byron@example.com' } as const
  for (const format of ['rss', 'atom', 'json'] as const) {
    expect(writeFeed([job({ apply })], ABOUT, format)).not.toContain('ada.byron')
  }
})
