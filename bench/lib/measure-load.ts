import { gzipSync } from 'node:zlib'
import type { Browser, Page, Response } from '@playwright/test'
import { watchQuiet } from './network-quiet.ts'

/** A telephone on a slow line: 1.6 Mbit/s, 150 ms there and back, a processor of a quarter of this one's speed. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const CPU_RATE = 4
const VIEWPORT = { width: 390, height: 844 }
/** A page that has asked for nothing and done nothing for so long is there. */
const QUIET_MS = 1_500
/** The map draws for long where no graphics card helps it. */
const PATIENCE_MS = 15_000

/** Milliseconds, shares of the screen, bytes as gzip or as they were sent; LCP and TBT by the browser's own entries. */
export type LoadFigures = {
  lcpMs: number
  tbtMs: number
  cls: number
  scriptBytes: number
  sentBytes: number
  htmlBytes: number
  requests: number
}

type Seen = {
  lcpMs: number
  firstPaintMs: number
  tasks: [start: number, duration: number][]
  cls: number
  lastMs: number
}

/** Runs in the page, before anything of it, and knows nothing of this file. */
function watch(): void {
  const seen: Seen = { lcpMs: 0, firstPaintMs: 0, tasks: [], cls: 0, lastMs: 0 }
  Object.assign(window, { seen })
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- nothing outside of it is there in the page
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => (seen.lcpMs = startTime))
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaintMs = startTime
  })
  observe('layout-shift', (entry) => (seen.cls += (entry as PerformanceEntry & { value: number }).value))
  observe('longtask', ({ startTime, duration }) => {
    seen.tasks.push([startTime, duration])
    seen.lastMs = startTime + duration
  })
}

const isQuiet = (quietMs: number) =>
  performance.now() - (window as unknown as { seen: Seen }).seen.lastMs > quietMs

async function becomeQuiet(page: Page, networkQuiet: () => Promise<void>): Promise<void> {
  await networkQuiet()
  await page.waitForFunction(isQuiet, QUIET_MS, { timeout: PATIENCE_MS }).catch(() => undefined)
}

const isScript = (answer: Response) => /javascript/.test(answer.headers()['content-type'] ?? '')

async function bytesOf(answers: readonly Response[]): Promise<number> {
  const bodies = await Promise.all(answers.map((answer) => answer.body()))
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)
}

/** One first visit, with nothing in any cache. */
export async function measureLoad(browser: Browser, url: string): Promise<LoadFigures> {
  const context = await browser.newContext({ viewport: VIEWPORT, reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    const answers: Response[] = []
    page.on('response', (answer) => answers.push(answer))
    const line = await context.newCDPSession(page)
    await line.send('Network.enable')
    let sentBytes = 0
    line.on('Network.loadingFinished', ({ encodedDataLength }) => (sentBytes += encodedDataLength))
    await line.send('Network.emulateNetworkConditions', LINE)
    await line.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE })
    await page.addInitScript(watch)
    // The scripts are asked for only when the page has been painted.
    const networkQuiet = watchQuiet(page, QUIET_MS)
    const html = await page.goto(url, { waitUntil: 'load', timeout: 90_000 })
    await becomeQuiet(page, networkQuiet)
    const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
    const late = seen.tasks.filter(([start]) => start >= seen.firstPaintMs)
    return {
      lcpMs: seen.lcpMs,
      tbtMs: late.reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0),
      cls: seen.cls,
      scriptBytes: await bytesOf(answers.filter(isScript)),
      sentBytes,
      htmlBytes: (await html?.body())?.length ?? 0,
      requests: answers.length,
    }
  } finally {
    await context.close()
  }
}
