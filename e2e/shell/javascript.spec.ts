import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { DEMO_JOBS } from '#/db/seed/jobs/all-jobs.ts'
import { seedId } from '#/db/seed/seed-id.ts'
import { awake } from '../fixtures/awake.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ ownBrowser: true })

const PUBLISHED = DEMO_JOBS.find(({ life }) => life.status === 'Published')
const JOB = `/job/${seedId(PUBLISHED?.key ?? '')}`

/** What a page may make a browser fetch before anybody has touched it. */
const GZIP_BYTES_MAX = 200_000
const FILES_MAX = 40
const QUIET_MS = 1_000
const LATE_MS = 3_000

/** Lets the page forget what it means to do after a while, which on a slow machine is before all else is here. */
const withoutLateParts = (page: Page) =>
  page.addInitScript((lateMs) => {
    const setTimer = globalThis.setTimeout
    const setNearTimer = (handler: TimerHandler, ms = 0, ...values: unknown[]) =>
      ms < lateMs ? setTimer(handler, ms, ...values) : 0
    Object.defineProperty(globalThis, 'setTimeout', { value: setNearTimer })
  }, LATE_MS)

/**
 * Every script that the browser fetches until no more come, by its compressed size, but for those of late parts. What is
 * sent may be compressed another way: the sum is of one measure on every machine.
 */
async function fetchedScripts(page: Page, address: string): Promise<Map<string, number>> {
  await withoutLateParts(page)
  const scripts: Promise<[string, number]>[] = []
  let lastMs = Infinity
  const note = (response: Response) => {
    const { pathname } = new URL(response.url())
    if (!/\.m?js$/.test(pathname)) return
    lastMs = Date.now()
    scripts.push(response.body().then((body) => [pathname, gzipSync(body).length]))
  }
  page.on('response', note)
  await page.goto(address)
  // They are asked for only after the page was painted: an idle network may be one that has not begun.
  await expect.poll(() => Date.now() - lastMs).toBeGreaterThan(QUIET_MS)
  // One that came now would be read when this test is over.
  page.off('response', note)
  return new Map(await Promise.all(scripts))
}

const sum = (sizes: Iterable<number>) => Array.from(sizes).reduce((total, size) => total + size, 0)

for (const [address, name] of [
  ['/jobs', 'the list of jobs'],
  [JOB, 'a job'],
] as const) {
  test(`${name} needs at most 200 kB of JavaScript, and not in crumbs`, async ({ page }) => {
    const scripts = await fetchedScripts(page, address)
    expect(scripts.size).toBeGreaterThan(1)
    expect(sum(scripts.values()), JSON.stringify([...scripts], null, 1)).toBeLessThanOrEqual(GZIP_BYTES_MAX)
    expect(scripts.size).toBeLessThanOrEqual(FILES_MAX)
  })
}

test('neither the map nor what writes and formats texts comes with the list', async ({ page }) => {
  const names = [...(await fetchedScripts(page, '/jobs')).keys()].join('\n')
  expect(names).not.toMatch(/map-engine|markdown-html|app-form|french|toaster|sidebar/)
})

test('no script is asked for before the page is seen, or for a second', async ({ page }) => {
  // Without its style nothing is painted. What the head names is asked for before the pictures of the body.
  const pictured = page.waitForRequest(/\/company-logos\//)
  await page.route('**/*.css', async (route) => {
    await pictured
    await route.continue()
  })
  await page.goto('/jobs')
  await awake(page)
  const { paintedMs, askedMs } = await page.evaluate(() => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    return {
      paintedMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      askedMs: Math.min(...scripts.map(({ startTime }) => startTime)),
    }
  })
  expect(askedMs).toBeGreaterThan(Math.min(paintedMs, 1_000))
  expect(askedMs).toBeLessThan(Infinity)
})

test.describe('for a job seeker', () => {
  test.use({ visitor: 'Individual' })

  test('the fits and their words come on top, and no more', { tag: '@flaky' }, async ({ page }) => {
    const scripts = await fetchedScripts(page, '/jobs')
    await expect(page.getByText(/of 100/).first()).toBeAttached()
    expect(sum(scripts.values()), JSON.stringify([...scripts], null, 1)).toBeLessThanOrEqual(
      GZIP_BYTES_MAX + 20_000,
    )
  })
})
