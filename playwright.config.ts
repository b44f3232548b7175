import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { noticeRead } from './e2e/fixtures/notice-read.ts'
import { findBrowser } from './scripts/lib/browser.mjs'

/** Workers read this file too and must find what the first process chose; hence the environment. */
async function choosePlace(): Promise<{ port: string; dataDir: string }> {
  const { E2E_PORT, E2E_DATA_DIR } = process.env
  if (E2E_PORT && E2E_DATA_DIR) return { port: E2E_PORT, dataDir: E2E_DATA_DIR }
  const port = (process.env.E2E_PORT = String(await findFreePort()))
  const dataDir = (process.env.E2E_DATA_DIR = mkdtempSync(join(tmpdir(), 'flightpath-e2e-')))
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  return { port, dataDir }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

const { port, dataDir } = await choosePlace()
const baseURL = `http://localhost:${port}`

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  fullyParallel: true,
  // Generous, because a slow machine is no fault of the product; what must be quick says so itself.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL,
    storageState: noticeRead(baseURL),
    // Pictures of every moment would take a fifth of the time; the page's own text is kept for each step.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true },
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    launchOptions: {
      executablePath: findBrowser(),
      // Chromium's own sandbox does not work for root.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  webServer: {
    command: 'node scripts/start.mjs',
    url: `${baseURL}/readyz`,
    env: {
      ...{ PORT: port, DATA_DIR: dataDir, APP_MODE: 'trial', RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'warn' },
      CONTACT_EMAIL: 'operator@example.com',
    },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
