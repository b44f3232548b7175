import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { openBrowser } from '../bench/lib/open-browser.ts'
import { watchQuiet } from '../bench/lib/network-quiet.ts'
import { awake } from '../e2e/fixtures/awake.ts'
import { readNoticeIn } from '../e2e/fixtures/notice-read.ts'
import { endOwnApp, startServer } from '../e2e/fixtures/own-app.ts'
import { signInAs } from '../e2e/fixtures/sign-in.ts'
import { seedId } from '../src/db/seed/seed-id.ts'

// The README's picture, of the demo as a job seeker sees it: `npm run build`, then `npm run readme:picture`. Renew it when
// the list, the explained fit or the numbers change.

const PICTURE = 'docs/pictures/jobs.png'
const JOB = seedId('civil-engineer-flood-defences')
const SIZE = { width: 1280, height: 860 }

/** The list beside the job, once the fit is drawn: nothing on the page stands for something else any more. */
async function drawPicture(browser: Browser, baseURL: string): Promise<Buffer> {
  const context = await browser.newContext({
    ...{ baseURL, viewport: SIZE, deviceScaleFactor: 2, reducedMotion: 'reduce', locale: 'en-GB' },
  })
  await readNoticeIn(context)
  const page = await context.newPage()
  const quiet = watchQuiet(page)
  await signInAs(page, 'Individual')
  await page.goto(`/jobs?sort=match&job=${JOB}`)
  await awake(page)
  await page
    .getByRole('region', { name: 'The job you picked' })
    .getByText('How you meet the job')
    .first()
    .waitFor()
  await quiet()
  await page.evaluate(() => document.fonts.ready)
  const standIns = await page.locator('[class*="animate-breathe"]').filter({ visible: true }).count()
  if (standIns > 0) throw new Error(`${standIns} parts of the page are not drawn yet`)
  return page.screenshot()
}

const dataDir = mkdtempSync(join(tmpdir(), 'flightpath-picture-'))
const app = await startServer({ dataDir, env: { APP_MODE: 'trial' } })
const browser = await openBrowser()
try {
  const drawn = await drawPicture(browser, app.baseURL)
  const { size } = await sharp(drawn).png({ palette: true, quality: 95, effort: 10 }).toFile(PICTURE)
  process.stdout.write(`${PICTURE}: ${Math.round(size / 1024)} kB\n`)
} finally {
  await browser.close()
  await endOwnApp(app, 'SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
}
