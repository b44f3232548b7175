import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { openBrowser } from '../bench/lib/open-browser.ts'
import { awake } from '../e2e/fixtures/awake.ts'
import { readNoticeIn } from '../e2e/fixtures/notice-read.ts'
import { endOwnApp, startServer } from '../e2e/fixtures/own-app.ts'
import { nameOf, PAGES, VISITORS, type Visitor } from '../e2e/fixtures/routes.ts'
import { watchQuiet } from '../bench/lib/network-quiet.ts'
import { signInAs } from '../e2e/fixtures/sign-in.ts'

// Pictures of every page, for whom it is, wide and narrow, light and dark: `npm run build`, then `npm run tour`.
// `npm run tour -- FOLDER [WORD]` chooses the folder, and only the addresses that hold the word; `LANGUAGE=fr` the language.

const SIZES = [
  { width: 1280, height: 860 },
  { width: 390, height: 844 },
]
const COLOURS = ['light', 'dark'] as const

const [folder = 'tour', word = ''] = process.argv.slice(2)
const language = process.env.LANGUAGE === 'fr' ? 'fr' : 'en'
const say = (line: string) => process.stdout.write(`${line}\n`)

const fileName = (visitor: Visitor, path: string) =>
  `${nameOf(visitor)}${path.replaceAll(/[^\w-]+/g, '-').replace(/-$/, '')}`.toLowerCase()

async function picture(page: Page, name: string, quiet: () => Promise<void>): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await quiet()
    for (const colorScheme of COLOURS) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.screenshot({
        path: join(folder, `${name}-${size.width}-${colorScheme}.png`),
        fullPage: true,
      })
    }
  }
}

async function tourAs(visitor: Visitor, browser: Browser, baseURL: string): Promise<number> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' })
  await readNoticeIn(context)
  await context.addCookies([{ name: 'language', value: language, url: baseURL }])
  const page = await context.newPage()
  const quiet = watchQuiet(page)
  await signInAs(page, visitor)
  const pages = PAGES.filter(({ path, visitors }) => visitors.includes(visitor) && path.includes(word))
  for (const { path } of pages) {
    await page.goto(path)
    await awake(page)
    await picture(page, fileName(visitor, path), quiet)
  }
  await context.close()
  return pages.length
}

mkdirSync(resolve(folder), { recursive: true })
const dataDir = mkdtempSync(join(tmpdir(), 'flightpath-tour-'))
const env = { APP_MODE: 'trial', LANGUAGES: 'en,fr' }
const app = await startServer({ dataDir, env })
const browser = await openBrowser()
try {
  for (const visitor of VISITORS) {
    const pages = await tourAs(visitor, browser, app.baseURL)
    say(
      `${nameOf(visitor)}: ${pages} pages, ${pages * SIZES.length * COLOURS.length} pictures in ${resolve(folder)}`,
    )
  }
} finally {
  await browser.close()
  await endOwnApp(app, 'SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
}
