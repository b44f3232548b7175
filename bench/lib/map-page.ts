import type { Browser, Page } from '@playwright/test'
import { readPageTasks, TRACE_CATEGORIES, type PageTask } from './own-tasks.ts'

const VIEWPORT = { width: 1_280, height: 860 }
const DRAGS = 4
const STEPS = 20
const DRAG_PX = 220
const SETTLED_MS = 1_000

/** Runs in the page before anything of it: when the first cluster has been painted, which is a frame after it stands. */
function watchClusters(): void {
  const watcher = new MutationObserver(() => {
    if (!document.querySelector('[aria-label="Jobs on the map"] button')) return
    watcher.disconnect()
    requestAnimationFrame(() =>
      requestAnimationFrame(() => Object.assign(window, { paintedMs: performance.now() })),
    )
  })
  watcher.observe(document, { childList: true, subtree: true })
}

const paintedMs = (page: Page) =>
  page
    .waitForFunction(() => (window as { paintedMs?: number }).paintedMs, null, { timeout: 120_000 })
    .then((handle) => handle.jsonValue())

async function openMap(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: VIEWPORT })
  await page.addInitScript(watchClusters)
  await page.goto(url, { waitUntil: 'commit' })
  return page
}

/** From the beginning of the navigation to the first clusters on the screen, with nothing in any cache. */
export async function firstClustersMs(browser: Browser, url: string): Promise<number> {
  const page = await openMap(browser, url)
  const tookMs = (await paintedMs(page)) ?? Number.NaN
  await page.close()
  return tookMs
}

/** Drags the map about by the mouse, there and back. */
async function pan(page: Page): Promise<void> {
  const [x, y] = [VIEWPORT.width * 0.7, VIEWPORT.height / 2]
  for (let drag = 0; drag < DRAGS; drag += 1) {
    const shift = drag % 2 === 0 ? DRAG_PX : -DRAG_PX
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + shift, y + shift / 2, { steps: STEPS })
    await page.mouse.up()
  }
  await page.waitForTimeout(SETTLED_MS)
}

/** The tasks of the page's thread while the map is panned. */
export async function tasksWhilePanning(browser: Browser, url: string): Promise<PageTask[]> {
  const page = await openMap(browser, url)
  await paintedMs(page)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(SETTLED_MS)
  await browser.startTracing(page, { categories: TRACE_CATEGORIES })
  await pan(page)
  const trace = await browser.stopTracing()
  await page.close()
  return readPageTasks(trace)
}
