import type { APIRequestContext } from '@playwright/test'
import { globSync, readFileSync } from 'node:fs'
import { DEMO_JOBS } from '#/db/seed/jobs/all-jobs.ts'
import { seedId } from '#/db/seed/seed-id.ts'
import { callFunction } from '../fixtures/call-function.ts'
import { connectOrganization } from '../fixtures/connect-organization.ts'
import { enterAsNewEmployer } from '../fixtures/new-employer.ts'
import { ownWord } from '../fixtures/own-word.ts'
import { publishJob } from '../fixtures/publish-job.ts'
import { signInAs } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'

const OPEN = seedId('civil-engineer-flood-defences')
const ARCHIVED = seedId('lidar-survey-analyst')
const DRAFT = seedId('bid-writer')
const COMPANY = seedId('cartwheel-data')

/** Every address for other machines, and what it answers with. */
const DOCUMENTS: [path: string, type: RegExp][] = [
  ['/robots.txt', /^text\/plain/],
  ['/.well-known/security.txt', /^text\/plain/],
  ['/sitemap.xml', /^application\/xml/],
  ['/sitemaps/pages.xml', /^application\/xml/],
  ['/sitemaps/jobs-0.xml', /^application\/xml/],
  ['/jobs/feed.rss', /^application\/rss\+xml/],
  ['/jobs/feed.atom', /^application\/atom\+xml/],
  ['/jobs/feed.json', /^application\/feed\+json/],
  [`/company/${COMPANY}/feed.rss`, /^application\/rss\+xml/],
  [`/company/${COMPANY}/feed.atom`, /^application\/atom\+xml/],
  [`/company/${COMPANY}/feed.json`, /^application\/feed\+json/],
  ['/jobs/indeed.xml', /^application\/xml/],
  [`/job/${OPEN}/share.png`, /^image\/png/],
]

const textOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text()

/** What a page says of itself to machines, as it stands in its source. */
async function jsonLdOf(request: APIRequestContext, path: string): Promise<{ [key: string]: unknown }[]> {
  const html = await textOf(request, path)
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)
  return Array.from(scripts, ([, json = '']) => JSON.parse(json) as { [key: string]: unknown })
}

const tagOf = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&')
const canonicalOf = (html: string) => tagOf(html, /<link rel="canonical" href="([^"]+)"/)
const robotsOf = (html: string) => tagOf(html, /<meta name="robots" content="([^"]+)"/)
const shareImageOf = (html: string) => tagOf(html, /<meta property="og:image" content="([^"]+)"/)

for (const [path, type] of DOCUMENTS) {
  test(`${path} answers GET and HEAD to anybody, and no other method`, async ({ request }) => {
    const [got, head, posted] = [await request.get(path), await request.head(path), await request.post(path)]
    expect([got.status(), head.status(), posted.status()]).toEqual([200, 200, 405])
    expect(got.headers()['content-type']).toMatch(type)
    expect(head.headers()['content-type']).toBe(got.headers()['content-type'])
    expect(got.headers()['cache-control']).toBe('public, max-age=30')
    expect(got.headers()['set-cookie']).toBeUndefined()
    expect(await head.text()).toBe('')
    if (!got.headers().etag) return
    // Of feeds the newest jobs are part: another test may publish one between two questions.
    await expect(async () => {
      const { etag = '' } = (await request.get(path)).headers()
      expect((await request.get(path, { headers: { 'if-none-match': etag } })).status()).toBe(304)
    }).toPass()
  })
}

test('an open job says in its source what it is, with the words that the page shows', async ({
  page,
  baseURL,
}) => {
  const [posting, breadcrumbs] = await jsonLdOf(page.request, `/job/${OPEN}`)
  expect(posting).toMatchObject({
    '@type': 'JobPosting',
    title: 'Civil Engineer, Flood Defences',
    url: `${baseURL}/job/${OPEN}`,
    directApply: true,
    jobLocation: { address: { addressLocality: 'Bristol', addressCountry: 'GB' } },
  })
  expect(breadcrumbs).toMatchObject({ '@type': 'BreadcrumbList' })
  await page.goto(`/job/${OPEN}`)
  const shown = await page.locator('.prose').first().innerHTML()
  expect(posting?.['description']).toBe(shown)
})

test('every open job of the demo is told to machines; drafts and archived jobs are not', async ({
  request,
}) => {
  for (const { key, life } of DEMO_JOBS) {
    const types = (await jsonLdOf(request, `/job/${seedId(key)}`)).map((data) => data['@type'])
    expect(types, key).toEqual(life.status === 'Published' ? ['JobPosting', 'BreadcrumbList'] : [])
  }
})

test('a company says in its source what it is', async ({ request, baseURL }) => {
  expect(await jsonLdOf(request, `/company/${COMPANY}`)).toMatchObject([
    { '@type': 'Organization', name: 'Cartwheel Data', url: `${baseURL}/company/${COMPANY}` },
  ])
})

test('every page has one address: without a slash at its end, and with a search’s parameters alone', async ({
  request,
  baseURL,
}) => {
  for (const [path, own] of [
    ['/jobs/?utm_source=x', '/jobs'],
    ['/jobs?minSalary=30000&search=nurse&job=x', '/jobs?search=nurse&minSalary=30000'],
    [`/job/${OPEN}?ref=mail`, `/job/${OPEN}`],
    [`/company/${COMPANY}/`, `/company/${COMPANY}`],
    ['/contact', '/contact'],
  ] as const) {
    const html = await textOf(request, path)
    expect(canonicalOf(html), path).toBe(`${baseURL}${own}`)
    expect(html.match(/rel="canonical"/g), path).toHaveLength(1)
  }
})

test('what is not for everybody asks search engines to leave it out, in its head and as a header', async ({
  page,
}) => {
  await signInAs(page, 'Employer')
  await connectOrganization(page)
  const cursor = `/jobs?cursor=${Date.now()}-1`
  for (const path of [`/job/${ARCHIVED}`, `/job/${DRAFT}`, cursor, '/app/employer', '/app/settings']) {
    const answer = await page.request.get(path)
    expect(answer.status(), path).toBe(200)
    expect(answer.headers()['x-robots-tag'], path).toBe('noindex')
    expect(robotsOf(await answer.text()), path).toBe('noindex')
  }
  for (const path of ['/jobs', `/job/${OPEN}`, `/company/${COMPANY}`, '/contact']) {
    const answer = await page.request.get(path)
    expect(answer.headers()['x-robots-tag'], path).toBeUndefined()
    expect(robotsOf(await answer.text()), path).toBeUndefined()
  }
})

test(
  'an open job is shared with a picture of its own, an archived one with the product’s logo',
  { tag: ['@R209'] },
  async ({ request, baseURL }) => {
    expect(shareImageOf(await textOf(request, `/job/${OPEN}`))).toBe(`${baseURL}/job/${OPEN}/share.png`)
    expect(shareImageOf(await textOf(request, `/job/${ARCHIVED}`))).toBe(`${baseURL}/logo.png`)
    const archived = await request.get(`/job/${ARCHIVED}/share.png`, { maxRedirects: 0 })
    expect([archived.status(), archived.headers()['location']]).toEqual([302, '/logo.png'])
    expect((await request.get(`/job/${DRAFT}/share.png`)).status()).toBe(404)
  },
)

test('the pages of jobs and companies name their feeds', async ({ request, baseURL }) => {
  const jobs = await textOf(request, '/jobs?sector=Engineering')
  const company = await textOf(request, `/company/${COMPANY}`)
  for (const format of ['rss', 'atom', 'json']) {
    expect(jobs).toContain(`href="${baseURL}/jobs/feed.${format}?sector=Engineering"`)
    expect(company).toContain(`href="${baseURL}/company/${COMPANY}/feed.${format}"`)
  }
})

test('the sitemap leads from robots.txt to every open job', async ({ request, baseURL }) => {
  expect(await textOf(request, '/robots.txt')).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  const index = await textOf(request, '/sitemap.xml')
  const files = Array.from(index.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => address)
  const all = (await Promise.all(files.map((address) => textOf(request, address)))).join('')
  for (const { key, life } of DEMO_JOBS) {
    expect(all.includes(`/job/${seedId(key)}<`), key).toBe(life.status === 'Published')
  }
  expect(all).toContain(`${baseURL}/company/${COMPANY}<`)
})

test('a job is everywhere once it is published, and nowhere once it is archived', async ({ page }) => {
  await enterAsNewEmployer(page)
  const title = `Lock Keeper ${ownWord()}`
  const id = await publishJob(page, title)
  const files = await textOf(page.request, '/sitemap.xml')
  const paths = [
    '/jobs/feed.rss',
    '/jobs/feed.atom',
    '/jobs/feed.json',
    `/jobs/feed.rss?search=${encodeURIComponent(`"${title}"`)}`,
    '/jobs/indeed.xml',
    ...Array.from(files.matchAll(/<loc>[^<]*(\/sitemaps\/jobs-\d+\.xml)<\/loc>/g), ([, path = '']) => path),
  ]
  const found = async () => {
    const texts = await Promise.all(paths.map((path) => textOf(page.request, path)))
    return paths.filter((_path, index) => texts[index]?.includes(id))
  }
  expect(await found()).toEqual(paths)
  expect(await jsonLdOf(page.request, `/job/${id}`)).toHaveLength(2)
  const data = { id, reason: 'Withdrawn' }
  expect((await callFunction(page.request, { name: 'archiveJob', method: 'POST', data })).status()).toBe(200)
  expect(await found()).toEqual([])
  expect(await jsonLdOf(page.request, `/job/${id}`)).toEqual([])
  expect(robotsOf(await textOf(page.request, `/job/${id}`))).toBe('noindex')
})

test('nobody’s address stands in anything for other machines, but the operator’s where weaknesses are reported', async ({
  request,
}) => {
  for (const [path] of DOCUMENTS.filter(([, type]) => !type.test('image/png'))) {
    const text = (await textOf(request, path)).replace('Contact: mailto:security@example.com', '')
    expect(text, path).not.toMatch(/[\w.]+@[\w.]+\.\w+/)
  }
})

test('no browser loads what draws for machines', () => {
  const drawing = (pattern: string) =>
    globSync(pattern).filter((path) => readFileSync(path, 'utf8').includes('renderToStaticMarkup'))
  expect(drawing('dist/server/**/*.js')).not.toEqual([])
  expect(drawing('dist/client/**/*.js')).toEqual([])
})
