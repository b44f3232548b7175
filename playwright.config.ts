import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { noticeRead } from './e2e/fixtures/notice-read.ts'
import { BROWSER_PATIENCE_MS, SLOWER } from './e2e/fixtures/slower.ts'
import { isLong } from './tests/setup/tries.ts'
import { findBrowser } from './scripts/lib/browser.mjs'
import { pickPort } from './scripts/lib/pick-port.mjs'
import { plantInto } from './scripts/lib/planted-data.mjs'

/** A test that passes only when it is tried again is told as flaky, and more than a few of them fail the run. */
const RETRIES_IN_CI = 2

/**
 * A port and a directory for one of the servers. Workers read this file too and must find what the first process chose;
 * hence the environment.
 */
async function choosePlace(server: 'E2E' | 'E2E_FRENCH'): Promise<{ port: string; dataDir: string }> {
  const [portName, dataDirName] = [`${server}_PORT`, `${server}_DATA_DIR`]
  const { [portName]: givenPort, [dataDirName]: givenDir } = process.env
  if (givenPort && givenDir) return { port: givenPort, dataDir: givenDir }
  const port = (process.env[portName] = String(await pickPort()))
  const dataDir = (process.env[dataDirName] = mkdtempSync(join(tmpdir(), 'flightpath-e2e-')))
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  plantInto(dataDir)
  return { port, dataDir }
}

const place = await choosePlace('E2E')
const frenchPlace = await choosePlace('E2E_FRENCH')
const baseURL = `http://localhost:${place.port}`

/** The built app in its trial, as `npm start` serves it, with `more` settings. */
function serve({ port, dataDir }: { port: string; dataDir: string }, more: Record<string, string> = {}) {
  return {
    command: 'node scripts/start.mjs',
    url: `http://localhost:${port}/readyz`,
    env: {
      ...{ PORT: port, DATA_DIR: dataDir, APP_MODE: 'trial', RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'warn' },
      ...{ CONTACT_EMAIL: 'operator@example.com', SECURITY_CONTACT: 'security@example.com', ...more },
    },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 } as const,
    stdout: 'ignore' as const,
    stderr: 'pipe' as const,
  }
}

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  retries: process.env.CI && SLOWER === 1 ? RETRIES_IN_CI : 0,
  fullyParallel: true,
  // Generous, because a slow machine is no fault of the product: no wait in a test has a limit of its own.
  timeout: 6 * BROWSER_PATIENCE_MS,
  expect: { timeout: BROWSER_PATIENCE_MS, toPass: { timeout: BROWSER_PATIENCE_MS } },
  grepInvert: isLong ? [] : /@long/,
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL,
    storageState: noticeRead(baseURL),
    actionTimeout: BROWSER_PATIENCE_MS,
    // A test that fails leaves its error, the page's content and a picture. Only its second try is traced: tracing every
    // first try makes the whole run about four in a hundred slower, and with pictures of the page much slower.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    // A press on what still moves falls beside it, and without a graphics card every frame takes its time. A test of motion
    // asks for motion.
    reducedMotion: 'reduce',
    launchOptions: {
      executablePath: findBrowser(),
      // Chromium's own sandbox does not work for root.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  // French is off unless whoever runs the product turns it on.
  webServer: [serve(place), serve(frenchPlace, { LANGUAGES: 'en,fr' })],
})
