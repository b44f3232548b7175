import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { plantInto } from '../../scripts/lib/planted-data.mjs'
import { awake } from '../fixtures/awake.ts'
import { endOwnApp, startOwnApp, type OwnApp } from '../fixtures/own-app.ts'
import { demoAccount } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { DEMO_PASSWORD } from '#/db/seed/cast.ts'

// A tab that was opened before a deploy: the files that it would fetch later have other names by now.

test.use({ ownBrowser: true })
test.describe.configure({ mode: 'serial' })

let app: OwnApp | undefined
const place = mkdtempSync(join(tmpdir(), 'flightpath-old-tab-'))
const assets = join(place, 'dist', 'client', 'assets')
const dataDir = join(place, 'data')

test.beforeAll(async () => {
  cpSync('dist/client', join(place, 'dist', 'client'), { recursive: true })
  mkdirSync(dataDir)
  plantInto(dataDir)
  app = await startOwnApp({ dataDir, cwd: place })
})
test.afterAll(async () => {
  if (app) await endOwnApp(app, 'SIGTERM')
  rmSync(place, { recursive: true, force: true })
})

/** Does something while all built files are away, as they are after a deploy on another machine. */
async function whileDeployed(work: () => Promise<void>): Promise<void> {
  renameSync(assets, `${assets}-away`)
  try {
    await work()
  } finally {
    renameSync(`${assets}-away`, assets)
  }
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${app?.baseURL}${path}`)
  await awake(page)
}

const email = (page: Page) => page.getByRole('textbox', { name: 'Email' })

const message = (page: Page) => page.getByRole('textbox', { name: 'Message' })

async function typeIn(page: Page): Promise<void> {
  await email(page).fill(demoAccount('Individual').email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
}
const signIn = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()

test('one signs in where the connection was gone, once it is back', async ({ page, context }) => {
  await open(page, '/auth/signin')
  await typeIn(page)
  await context.setOffline(true)
  await signIn(page)
  await expect(page.getByRole('alert')).toContainText('Flightpath cannot be reached')
  await context.setOffline(false)
  await signIn(page)
  await expect(page).toHaveURL(/\/app\/individual/)
})

test('one signs in with what was typed in a tab from before a deploy', async ({ page }) => {
  await open(page, '/auth/signin')
  await whileDeployed(async () => {
    await typeIn(page)
    await signIn(page)
    await expect(page).toHaveURL(/\/app\/individual/)
  })
})

test('a form that only scripts send says that there is a new version, and leads to it', async ({ page }) => {
  await open(page, '/auth/password/forgot')
  await whileDeployed(async () => {
    await email(page).fill('somebody@example.com')
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByRole('alert')).toContainText('There is a new version of Flightpath')
    await expect(email(page)).toHaveValue('somebody@example.com')
  })
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a call that is no longer there says so too', async ({ page }) => {
  await page.route('**/_serverFn/sendContactMessage', (route) =>
    route.continue({ url: `${app?.baseURL}/_serverFn/sendOldMessage` }),
  )
  await open(page, '/contact')
  await page.getByLabel('Name').fill('Old Tab')
  await email(page).fill('old@example.com')
  await message(page).fill('Typed before the deploy, sent after it.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('There is a new version of Flightpath').first()).toBeVisible()
  await expect(message(page)).toHaveValue('Typed before the deploy, sent after it.')
})
