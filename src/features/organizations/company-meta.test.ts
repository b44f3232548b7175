import { expect, test } from 'vitest'
import { inEnglish } from '#/i18n/speech.ts'
import { companyMeta } from './company-meta.ts'
import type { OrganizationView } from './organizations.view.ts'

const COMPANY: OrganizationView = {
  id: 'tidewall',
  name: 'Tidewall Engineering',
  logo: '/files/company-logos/abc.webp',
  description: 'We keep water out.\n\nSince 1962.',
  location: 'Bristol, UK',
  video: null,
}
const BASE = 'https://jobs.example.com'

function headOf(changes: Partial<OrganizationView> = {}, base: string | undefined = BASE) {
  const { meta } = companyMeta({ ...COMPANY, ...changes }, { baseUrl: base, speech: inEnglish })
  const contentOf = (key: string) => meta.find((tag) => (tag.property ?? tag.name) === key)?.content
  return { title: meta[0]?.title, contentOf }
}

test('a company is described by its name, its words in one line, and its logo', { tags: ['R044'] }, () => {
  const { title, contentOf } = headOf()
  expect(title).toBe('Tidewall Engineering · Flightpath')
  expect(contentOf('description')).toBe('We keep water out. Since 1962.')
  expect(contentOf('og:title')).toBe('Tidewall Engineering')
  expect(contentOf('og:description')).toBe('We keep water out. Since 1962.')
  expect(contentOf('og:image')).toBe(`${BASE}/files/company-logos/abc.webp`)
  expect([contentOf('og:image:width'), contentOf('twitter:card')]).toEqual(['360', 'summary'])
  expect(contentOf('og:video')).toBeUndefined()
})

test.each([null, '/files/company-logos/default.webp'])(
  'with %s for a logo the product’s own picture stays',
  (logo) => {
    expect(headOf({ logo }).contentOf('og:image')).toBeUndefined()
  },
)

test.each([
  ['/files/company-videos/a.mp4', 'video/mp4'],
  ['/files/company-videos/a.webm', 'video/webm'],
])('the video %s is named with its type', { tags: ['R044'] }, (video, type) => {
  const { contentOf } = headOf({ video })
  expect(contentOf('og:video')).toBe(`${BASE}${video}`)
  expect(contentOf('og:video:type')).toBe(type)
})

test('a long text is cut at a word', () => {
  const description = headOf({ description: 'Dykes and weirs. '.repeat(60) }).contentOf('description') ?? ''
  expect(description.length).toBeLessThanOrEqual(160)
  expect(description).toMatch(/(?:Dykes|and|weirs\.)…$/)
})

test('the jobs of a company can be followed', () => {
  const { links } = companyMeta({ ...COMPANY, name: 'R&D <Ltd>' }, { baseUrl: BASE, speech: inEnglish })
  expect(links.map(({ type, href }) => [type, href])).toEqual([
    ['application/rss+xml', `${BASE}/company/tidewall/feed.rss`],
    ['application/atom+xml', `${BASE}/company/tidewall/feed.atom`],
    ['application/feed+json', `${BASE}/company/tidewall/feed.json`],
  ])
  expect(links[0]?.title).toBe('Jobs at R&D <Ltd>')
})
