import type { APIRequestContext, Page } from '@playwright/test'
import { DEMO_COMPANIES } from '#/db/seed/companies.ts'
import { DEMO_JOBS } from '#/db/seed/jobs/all-jobs.ts'
import { daraOlaniyan } from '#/db/seed/people/dara-olaniyan.ts'
import { niamhAdeyemi } from '#/db/seed/people/niamh-adeyemi.ts'
import { seedId } from '#/db/seed/seed-id.ts'
import { awake } from '../fixtures/awake.ts'
import { callFunction } from '../fixtures/call-function.ts'
import { connectOrganization } from '../fixtures/connect-organization.ts'
import { signIn, signInAs } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'

const NO_PAGE = '404 - Page Not Found'
const NOTHING = '00000000-0000-4000-8000-000000000000'
const PUBLIC_PROFILE = seedId(daraOlaniyan.key)
const keysOf = (isWanted: (status: string) => boolean) =>
  DEMO_JOBS.filter(({ life }) => isWanted(life.status)).map(({ key }) => seedId(key))

/** The ids of the jobs in the list as it comes from the server, page by page, without any script. */
async function listedJobs(request: APIRequestContext): Promise<string[]> {
  const ids: string[] = []
  let next: string | undefined = '/jobs'
  while (next) {
    const html: string = await (await request.get(next)).text()
    ids.push(...Array.from(html.matchAll(/data-job="([^"]+)"/g), (match) => match[1] ?? ''))
    const link: string | undefined = /<a[^>]*rel="next"[^>]*>/.exec(html)?.[0]
    next = /href="([^"]+)"/.exec(link ?? '')?.[1]?.replaceAll('&amp;', '&')
  }
  return ids
}

/** What a page says about itself to those who do not read it. */
async function metadata(page: Page) {
  const contentOf = (key: string) =>
    page.locator(`meta[name="${key}"], meta[property="${key}"]`).last().getAttribute('content')
  const [description, image] = await Promise.all([contentOf('description'), contentOf('og:image')])
  return { title: await page.title(), description, image }
}

test(
  'the list is in the page as the server sends it: every published job, no draft and no archived one',
  { tag: ['@R010', '@R034', '@R035'] },
  async ({ request }) => {
    const listed = await listedJobs(request)
    expect(listed).toEqual(expect.arrayContaining(keysOf((status) => status === 'Published')))
    for (const id of keysOf((status) => status !== 'Published')) expect(listed).not.toContain(id)
    expect(new Set(listed).size).toBe(listed.length)
  },
)

test(
  'parameters that look like numbers stay text in the address, from list to map and back',
  { tag: ['@R037'] },
  async ({ page }) => {
    const search = 'minSalary=30000&maxSalary=090000&experienceYears=2'
    await page.goto(`/jobs?${search}`)
    await awake(page)
    await expect(page).toHaveURL(`/jobs?${search}`)
    await page.getByRole('link', { name: 'Map', exact: true }).click()
    await expect(page).toHaveURL(/\/jobs\/maps\?/)
    for (const pair of search.split('&')) expect(page.url()).toContain(pair)
    await page.getByRole('link', { name: 'List', exact: true }).click()
    await expect(page).toHaveURL(/\/jobs\?/)
    for (const pair of search.split('&')) expect(page.url()).toContain(pair)
    expect(page.url()).not.toMatch(/%22|"/)
  },
)

test.describe('as the server sends them', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'visitors may read jobs, companies, public profiles and CVs, and the pages about the site',
    { tag: ['@R010', '@R033', '@R043', '@R048'] },
    async ({ page }) => {
      const job = DEMO_JOBS.find(({ key }) => key === 'energy-manager')
      const pages: [path: string, heading: string | RegExp][] = [
        ['/jobs', 'Open jobs'],
        ['/jobs/', 'Open jobs'],
        ['/jobs/maps', /./],
        [`/job/${seedId('energy-manager')}`, job?.details.title ?? ''],
        [`/company/${seedId('cartwheel-data')}`, 'Cartwheel Data'],
        [`/profile/${PUBLIC_PROFILE}`, 'Dara Olaniyan'],
        [`/profile/cv/${PUBLIC_PROFILE}`, 'Dara Olaniyan'],
        ['/contact', /./],
        ['/privacy', /./],
        ['/terms', /./],
      ]
      for (const [path, heading] of pages) {
        expect((await page.goto(path))?.status(), path).toBe(200)
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading)
      }
    },
  )

  test(
    'what is not there, is not open, or is nobody’s business is not found, for visitors and by its address alone',
    { tag: ['@R041', '@R043', '@R046', '@R048'] },
    async ({ page }) => {
      const missing = [
        `/job/${NOTHING}`,
        '/job/%00',
        `/job/${seedId('bid-writer')}`,
        `/company/${NOTHING}`,
        '/company/no-such',
        '/company/%00',
        `/company/${'x'.repeat(300)}`,
        `/profile/${NOTHING}`,
        `/profile/${seedId('maren-kowalczyk')}`,
        `/profile/${seedId('lea-fontaine')}`,
        `/profile/cv/${NOTHING}`,
        `/profile/cv/${seedId('lea-fontaine')}`,
      ]
      for (const path of missing) {
        expect((await page.goto(path))?.status(), path).toBe(404)
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(NO_PAGE)
      }
    },
  )
})

for (const [name, path] of [
  ['getJob', `/job/${seedId('coastal-scientist')}`],
  ['getOrganization', `/company/${seedId('cartwheel-data')}`],
  ['getUserProfile', `/profile/${PUBLIC_PROFILE}`],
] as const) {
  test(
    `${name} failing while the page changes shows the not-found screen`,
    { tag: ['@R041', '@R043', '@R046', '@R195'] },
    async ({ page }) => {
      await page.clock.install()
      await page.goto('/contact')
      await awake(page)
      await page.route(`**/_serverFn/${name}*`, (route) => route.fulfill({ status: 500, json: {} }))
      await page.evaluate((href) => window.history.pushState({}, '', href), path)
      // Three more tries, after one, two and four seconds.
      await page.clock.fastForward(1_000)
      await expect(async () => {
        await page.clock.fastForward(4_000)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(NO_PAGE, { timeout: 100 })
      }).toPass()
    },
  )
}

test(
  'a job’s page knows the reader’s answer before any script runs, and calls itself by the job',
  { tag: ['@R040', '@R042'] },
  async ({ page }) => {
    await signIn(page, 'tomas.ferreira@example.com')
    const liked = seedId('civil-engineer-flood-defences')
    const html = await (await page.request.get(`/job/${liked}`)).text()
    expect(html).toMatch(/<button[^>]*>(?:<svg.*?<\/svg>)?\s*Liked/)
    expect(await (await page.request.get(`/job/${seedId('sous-chef')}`)).text()).toContain('Like this job')

    await page.goto(`/job/${liked}`)
    const { title, description } = await metadata(page)
    expect(title).toBe('Civil Engineer, Flood Defences')
    expect(description?.length).toBeGreaterThan(50)
    await expect(page.getByRole('main')).toContainText(description?.slice(-40, -2) ?? 'nothing')
  },
)

test('a job’s page ends with links to similar jobs, in the page as the server sends it', async ({
  request,
}) => {
  const shown = seedId('civil-engineer-flood-defences')
  const html = await (await request.get(`/job/${shown}`)).text()
  const section = /<section aria-labelledby="similar-jobs".*?<\/section>/s.exec(html)?.[0] ?? ''
  expect(section).toMatch(/<h2[^>]*>Similar jobs<\/h2>/)
  const links = Array.from(section.matchAll(/<a[^>]*href="(\/job\/[^"]+)"/g), (match) => match[1] ?? '')
  expect(links.length).toBeGreaterThan(0)
  expect(links.length).toBeLessThanOrEqual(4)
  expect(links).not.toContain(`/job/${shown}`)
  for (const link of links) expect((await request.get(link)).status()).toBe(200)
})

test(
  'a job without a description is described by its company’s name',
  { tag: ['@R042'] },
  async ({ page }) => {
    await signInAs(page, 'Employer')
    await connectOrganization(page)
    const call = { name: 'createJob', method: 'POST', data: { visitKey: crypto.randomUUID() } } as const
    const id = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(await (await callFunction(page.request, call)).text())?.[0]
    await page.goto(`/job/${id}`)
    const { title, description } = await metadata(page)
    expect(title).not.toBe('')
    expect(DEMO_COMPANIES.some(({ name }) => description?.includes(name))).toBe(true)
    await callFunction(page.request, { name: 'deleteJob', method: 'POST', data: { id } })
  },
)

test(
  'a company’s page is described by its name, its words and its logo',
  { tag: ['@R044'] },
  async ({ page, request, baseURL }) => {
    const company = DEMO_COMPANIES.find(({ key }) => key === 'tidewall-engineering')
    await page.goto(`/company/${seedId('tidewall-engineering')}`)
    const { title, description, image } = await metadata(page)
    expect(title).toContain(company?.name)
    expect(company?.description).toContain(description?.slice(0, 80))
    expect(image).toContain(`${baseURL}/files/company-logos/`)
    expect((await request.get(image ?? '')).headers()['content-type']).toMatch(/^image\//)
    const address = `${baseURL}/company/${seedId('tidewall-engineering')}`
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address)
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', company?.name ?? '')
    await expect(page.locator('meta[property="og:description"]')).toHaveAttribute(
      'content',
      description ?? '',
    )
  },
)

test('a company’s page says how it answers, or that there are too few likes, before any script runs', async ({
  request,
}) => {
  const html = await (await request.get(`/company/${seedId('cartwheel-data')}`)).text()
  expect(html).toContain('Too few likes to say')
  expect(html).toContain('Where the job ended before that day, the like is left out.')
})

test(
  'a profile’s page and its CV are described by name, bio and picture',
  { tag: ['@R047'] },
  async ({ page, request, baseURL }) => {
    for (const path of [`/profile/${PUBLIC_PROFILE}`, `/profile/cv/${PUBLIC_PROFILE}`]) {
      await page.goto(path)
      const { title, description, image } = await metadata(page)
      expect(title, path).toContain('Dara Olaniyan')
      expect(daraOlaniyan.profile?.bio.replaceAll(/\s+/g, ' '), path).toContain(description)
      expect(image, path).toContain(`${baseURL}/files/profile-pictures/`)
      expect((await request.get(image ?? '')).headers()['content-type']).toMatch(/^image\//)
    }
  },
)

test(
  'one’s own profile is the one that is loaded already; somebody else’s is asked for',
  { tag: ['@R045', '@R070'] },
  async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await signInAs(page, 'Individual')
    await page.goto('/app/individual')
    await awake(page)
    await page.evaluate((id) => window.history.pushState({}, '', `/profile/${id}`), seedId(niamhAdeyemi.key))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Niamh Adeyemi')
    expect(asked).not.toContain('/_serverFn/getUserProfile')
    await page.evaluate((id) => window.history.pushState({}, '', `/profile/${id}`), PUBLIC_PROFILE)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dara Olaniyan')
    expect(asked).toContain('/_serverFn/getUserProfile')
  },
)

test(
  'what has no picture of its own is shared with the product’s logo',
  { tag: ['@R209'] },
  async ({ page, request, baseURL }) => {
    await page.goto('/contact')
    const { image } = await metadata(page)
    expect(image).toBe(`${baseURL}/logo.png`)
    const answer = await request.get(image ?? '')
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png'])
  },
)
