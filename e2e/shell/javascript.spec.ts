import { gzipSync } from 'node:zlib'
import type { Page, Request } from '@playwright/test'
import { DEMO_JOBS } from '#/db/seed/jobs/all-jobs.ts'
import { seedId } from '#/db/seed/seed-id.ts'
import { watchRequests } from '../fixtures/quiet.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ ownBrowser: true })

const PUBLISHED = DEMO_JOBS.find(({ life }) => life.status === 'Published')
const JOB = `/job/${seedId(PUBLISHED?.key ?? '')}`

/** What a page may make a browser fetch before anybody has touched it. */
const GZIP_BYTES_MAX = 200_000
const FILES_MAX = 40
/** Every page fetches these parts by itself, three seconds after it was opened or later. */
const LATE_PARTS = ['toaster', 'sidebar']
const LATE_MS = 3_000
/** The most that the late parts may weigh together. */
const LATE_GZIP_BYTES_MAX = 30_000
/** A test moves the page's clock on by this step. */
const STEP_MS = 250
/** A test that moved the page's clock this far fails: something that it waits for does not come. */
const END_MS = 60_000
/** A page that was never painted asks for its scripts after this time. */
const UNSEEN_MS = 1_000

const pathOf = (request: Request) => new URL(request.url()).pathname

/** The scripts that a page asks for from now on, in their order. */
function watchScripts(page: Page): Request[] {
  const asked: Request[] = []
  page.on('request', (request) => {
    if (/\.m?js$/.test(pathOf(request))) asked.push(request)
  })
  return asked
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- augmenting the browser's own interface
  interface Window {
    /** The browser's own, which the page's clock does not move. */
    whenIdle: typeof requestIdleCallback
  }
}

/** Lets the page's clock stand from before the page is opened: it goes on only where a test moves it. */
async function stopClock(page: Page): Promise<void> {
  await page.addInitScript(() => (window.whenIdle = requestIdleCallback.bind(window)))
  const now = Date.now()
  await page.clock.install({ time: now - 60_000 })
  await page.clock.pauseAt(now)
}

/** The size is of one measure on every machine: what is sent may be compressed another way. */
async function weigh(request: Request): Promise<[path: string, gzipBytes: number]> {
  const response = await request.response()
  return [pathOf(request), gzipSync((await response?.body()) ?? '').length]
}

/**
 * Every script that a page fetches before anybody has touched it: what comes before the late parts, and what comes with
 * them. The page's time goes on only while nothing is on its way and the page has nothing to do, so that a slow machine
 * fetches the same.
 */
async function fetchedScripts(page: Page, address: string) {
  const [asked, isIdle] = [watchScripts(page), watchRequests(page)]
  const isLate = (path: string) => LATE_PARTS.some((part) => path.includes(`/${part}-`))
  const late = () => asked.map(pathOf).filter(isLate)
  await stopClock(page)
  await page.goto(address)
  for (let ownMs = STEP_MS; late().length < LATE_PARTS.length; ownMs += STEP_MS) {
    await page.clock.runFor(STEP_MS)
    await isIdle()
    await page.evaluate(() => new Promise((done) => window.whenIdle(done)))
    await isIdle()
    if (ownMs < LATE_MS) expect(late()).toEqual([])
    expect(ownMs, `One of ${LATE_PARTS.join(', ')} does not come`).toBeLessThan(END_MS)
  }
  // With all that they need.
  for (const part of late()) await page.evaluate((path) => import(path), part)
  await isIdle()
  const sizes = await Promise.all(asked.map(weigh))
  const firstLate = sizes.findIndex(([path]) => isLate(path))
  return { soon: new Map(sizes.slice(0, firstLate)), late: new Map(sizes.slice(firstLate)) }
}

function expectWeight(scripts: Map<string, number>, max: number): void {
  const sum = Array.from(scripts.values()).reduce((total, size) => total + size, 0)
  expect(sum, JSON.stringify([...scripts], null, 1)).toBeLessThanOrEqual(max)
}

for (const [address, name] of [
  ['/jobs', 'the list of jobs'],
  [JOB, 'a job'],
] as const) {
  test(`${name} needs at most 200 kB of JavaScript, and not in crumbs`, async ({ page }) => {
    const { soon, late } = await fetchedScripts(page, address)
    expect(soon.size).toBeGreaterThan(1)
    expectWeight(soon, GZIP_BYTES_MAX)
    expect(soon.size).toBeLessThanOrEqual(FILES_MAX)
    expectWeight(late, LATE_GZIP_BYTES_MAX)
  })
}

test('neither the map nor what writes and formats texts comes with the list', async ({ page }) => {
  const { soon, late } = await fetchedScripts(page, '/jobs')
  expect([...soon.keys(), ...late.keys()].join('\n')).not.toMatch(/map-engine|markdown-html|app-form|french/)
})

test('a page that is opened from the list is asked for with all its files at once', async ({ page }) => {
  // The first part that comes late brings the list of what the others need.
  const list = page.waitForResponse(/\/index-[\w-]+\.json$/)
  await page.goto('/jobs')
  await (await list).finished()
  const files = () =>
    page
      .locator('link[rel=modulepreload]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const before = await files()
  const links = page.getByRole('contentinfo').getByRole('link')
  // Nobody promises when the page has taken the list in: the first page that is asked for after that shows it.
  const asked = { times: 0 }
  await expect
    .poll(async () => {
      await links.nth(asked.times % (await links.count())).hover()
      asked.times += 1
      return (await files()).length
    })
    .toBeGreaterThan(before.length)
  expect((await files()).filter((file) => !/\/assets\/[\w.-]+\.js$/.test(file))).toEqual([])
})

/** Opens the list where nothing of it is painted: until just before a second has passed no script is asked for. */
async function openUnseen(page: Page): Promise<Request[]> {
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()} html { display: none }` })
  })
  await stopClock(page)
  const asked = watchScripts(page)
  await page.goto('/jobs')
  await page.clock.runFor(UNSEEN_MS - 1)
  // Requests are told in their order: what was asked for before this one is known after it.
  await page.evaluate(() => fetch('/healthz'))
  expect(asked.map(pathOf)).toEqual([])
  return asked
}

test('no script is asked for before the page is seen, or for a second', async ({ page }) => {
  const asked = await openUnseen(page)
  await page.evaluate(() => document.documentElement.style.setProperty('display', 'block'))
  const askedOnceSeen = async () => {
    await page.clock.runFor(0)
    return asked.length
  }
  await expect.poll(askedOnceSeen).toBeGreaterThan(0)
})

test('a page that is not seen asks for its scripts after a second', async ({ page }) => {
  const asked = await openUnseen(page)
  await page.clock.runFor(STEP_MS)
  await expect.poll(() => asked.length).toBeGreaterThan(0)
})

test.describe('for a job seeker', () => {
  test.use({ visitor: 'Individual' })

  test('the fits and their words come on top, and no more', { tag: '@flaky' }, async ({ page }) => {
    const { soon, late } = await fetchedScripts(page, '/jobs')
    expect([...soon.keys()].join('\n')).toContain('/row-fit-')
    await expect(page.getByText(/of 100/).first()).toBeAttached()
    expectWeight(soon, GZIP_BYTES_MAX + 20_000)
    expectWeight(late, LATE_GZIP_BYTES_MAX)
  })
})
