import MarkdownIt from 'markdown-it'
import { beforeEach, expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { job, organization } from '#/db/schema/index.ts'
import { addDays } from '#/domain/time/iso-date.ts'
import { utcToday } from '#/platform/clock/utc-today.ts'
import { CLIENT_IP_HEADER } from '#/platform/http/client-ip-header.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildOrganization } from '#tests/factories/build-organization.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { getDrawnJob } from '../job-detail.server.ts'
import { listJobsPage } from '../published-jobs.server.ts'
import { answerCompanyFeed, answerSearchFeed } from './feed.server.ts'

await useTestDatabase()
beforeEach(async () => {
  await db().delete(organization)
})

const BASE = 'http://localhost:3000'

type JsonFeed = {
  title: string
  feed_url: string
  home_page_url: string
  items: { id: string; title: string }[]
}

async function feedOf(answer: Response): Promise<JsonFeed> {
  return JSON.parse(await answer.text()) as JsonFeed
}

const searched = async (query = '') =>
  feedOf(await answerSearchFeed('json', new Request(`${BASE}/jobs/feed.json${query}`)))
const titles = ({ items }: JsonFeed) => items.map(({ title }) => title).toSorted()

test('a feed answers a search as the list does', async () => {
  await buildJob({ title: 'Ward Nurse', sector: 'HealthCare' })
  await buildJob({ title: 'Theatre Nurse', sector: 'HealthCare', minSalary: 20_000, maxSalary: 21_000 })
  await buildJob({ title: 'Bridge Engineer' })
  for (const filters of [
    { search: 'nurse' },
    { search: 'nurse', minSalary: '30000' },
    { sector: 'Engineering' },
    {},
  ]) {
    const { jobs } = await listJobsPage(filters)
    const query = new URLSearchParams(filters as Record<string, string>)
    expect(titles(await searched(`?${query}`)), String(query)).toEqual(
      jobs.map(({ title }) => title).toSorted(),
    )
  }
})

test('the newest fifty are in it, newest first', async () => {
  const organizationId = await buildOrganization()
  for (let nth = 0; nth < 52; nth += 1) {
    await buildJob({ organizationId, title: `Job ${nth}`, publishedAt: new Date(Date.now() - nth * 60_000) })
  }
  const { items } = await searched()
  expect([items.length, items[0]?.title, items.at(-1)?.title]).toEqual([50, 'Job 0', 'Job 49'])
})

test(
  'drafts and archived jobs are in no feed, and neither is one that closed yesterday and is not archived yet',
  { tags: ['R035'] },
  async () => {
    const organizationId = await buildOrganization()
    await buildJob({ organizationId, title: 'Open', closingDate: utcToday() })
    await buildJob({ organizationId, title: 'Draft', status: 'Draft' })
    await buildJob({ organizationId, title: 'Archived', status: 'Archived', archiveReason: 'Filled' })
    await buildJob({ organizationId, title: 'Expired', closingDate: addDays(utcToday(), -1) })
    expect(titles(await searched())).toEqual(['Open'])
    const request = new Request(BASE)
    const company = await feedOf(await answerCompanyFeed({ organizationId, format: 'json' }, request))
    expect(titles(company)).toEqual(['Open'])
  },
)

test('a company’s feed holds its jobs alone and is called by its name', async () => {
  const organizationId = await buildOrganization({ name: 'Cartwheel' })
  const id = await buildJob({ organizationId })
  await buildJob()
  const feed = await feedOf(await answerCompanyFeed({ organizationId, format: 'json' }, new Request(BASE)))
  expect(feed.title).toBe('Jobs at Cartwheel')
  expect(feed.items.map((item) => item.id)).toEqual([`urn:uuid:${id}`])
  expect(feed.home_page_url).toBe(`${BASE}/company/${organizationId}`)
})

test('a feed follows the search it was asked with, whatever else stood in the address', async () => {
  const feed = await searched('?sector=Design&utm=x&search=maps&cursor=1-2')
  expect(feed.feed_url).toBe(`${BASE}/jobs/feed.json?search=maps&sector=Design`)
  expect(feed.home_page_url).toBe(`${BASE}/jobs?search=maps&sector=Design`)
  expect(feed.title).toBe('Jobs on Flightpath: maps')
})

test('who has the feed is told so, until a job is published', async () => {
  const ask = (headers: Record<string, string> = {}) =>
    answerSearchFeed('atom', new Request(BASE, { headers }))
  const tag = (await ask()).headers.get('etag') ?? ''
  expect((await ask({ 'if-none-match': tag })).status).toBe(304)
  await buildJob()
  expect((await ask({ 'if-none-match': tag })).status).toBe(200)
})

test.each(['xml', '', 'RSS'])(
  'there is no format %j, and no feed of a company that is not there',
  async (format) => {
    const request = new Request(BASE)
    await expect(answerSearchFeed(format, request)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const nobody = { organizationId: 'nobody', format: 'rss' }
    await expect(answerCompanyFeed(nobody, request)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  },
)

test('a description is drawn once for all who read it, on its page and in feeds, and anew when it changes', async () => {
  const organizationId = await buildOrganization()
  const id = await buildJob({
    organizationId,
    description: `Build **walls**, ${'and look after them, '.repeat(9)}`,
  })
  const draw = vi.spyOn(MarkdownIt.prototype, 'render')
  const read = async () => {
    const feed = await answerCompanyFeed({ organizationId, format: 'json' }, new Request(BASE))
    expect(await feed.text()).toContain('<strong>')
    expect((await getDrawnJob(null, id)).descriptionHtml).toContain('<strong>')
    await searched()
  }
  await read()
  await read()
  expect(draw).toHaveBeenCalledOnce()
  await db()
    .update(job)
    .set({ description: `Build **dams**, ${'and look after them, '.repeat(9)}` })
  await read()
  expect(draw).toHaveBeenCalledTimes(2)
  draw.mockRestore()
})

test('one address reads six hundred feeds in ten minutes, and others go on', async () => {
  const ask = (address: string, format = 'xml') =>
    answerSearchFeed(format, new Request(BASE, { headers: { [CLIENT_IP_HEADER]: address } }))
  const missing = expect.objectContaining({ code: 'NOT_FOUND' })
  for (let nth = 0; nth < 600; nth += 1) await expect(ask('192.0.2.70')).rejects.toEqual(missing)
  await expect(ask('192.0.2.70', 'rss')).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  expect((await ask('192.0.2.71', 'rss')).status).toBe(200)
})
