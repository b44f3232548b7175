import { expect, test } from 'vitest'
import { inEnglish } from '#/i18n/speech.ts'
import { buildJobView } from '#tests/factories/build-job-view.ts'
import { jobHead } from './job-head.ts'
import { jobsHead } from './jobs-head.ts'

const BASE = 'https://jobs.example.com'
const TODAY = { today: '2026-11-22', baseUrl: BASE, speech: inEnglish }
const NOINDEX = { name: 'robots', content: 'noindex' }

test('a job’s page is called by its title and described by its beginning', { tags: ['R042'] }, () => {
  const { meta } = jobHead(buildJobView(), TODAY)
  expect(meta).toContainEqual({ title: 'Civil Engineer, Flood Defences' })
  expect(meta).toContainEqual({
    name: 'description',
    content: 'You design what keeps a city dry, from the first sketch to the last sluice gate.',
  })
  expect(meta).toContainEqual({
    property: 'og:image',
    content: 'https://jobs.example.com/job/job-1/share.png',
  })
  expect(meta).not.toContainEqual(NOINDEX)
})

test('a job that says nothing is described by its company’s name', { tags: ['R042'] }, () => {
  const { meta } = jobHead(buildJobView({ description: '' }), TODAY)
  expect(meta.find((tag) => 'name' in tag)?.content).toContain('Tidewall Engineering')
})

test.each([{ state: 'draft' }, { state: 'closed' }, { closingDate: '2026-11-21' }] as const)(
  'a job with %j asks not to be listed',
  (changes) => {
    expect(jobHead(buildJobView(changes), TODAY)).toMatchObject({ isListed: false })
    const { meta } = jobHead(buildJobView(changes), TODAY)
    expect(meta).toContainEqual(NOINDEX)
    expect(meta.some((tag) => 'property' in tag && tag.property === 'og:image')).toBe(false)
  },
)

test('a search may be listed, and a later page of it asks not to be', () => {
  expect(jobsHead({ search: 'nurse' }, TODAY).meta).not.toContainEqual(NOINDEX)
  expect(jobsHead({ search: 'nurse', cursor: '1-2' }, TODAY).meta).toContainEqual(NOINDEX)
})

test('a search names the feeds of the same search', () => {
  const { links } = jobsHead({ sector: 'Design', search: 'maps', cursor: '1-2', job: 'x' }, TODAY)
  expect(links.map(({ href }) => href)).toEqual(
    ['rss', 'atom', 'json'].map((format) => `${BASE}/jobs/feed.${format}?search=maps&sector=Design`),
  )
  expect(links[0]?.title).toBe('Jobs on Flightpath: maps')
})
