import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startOidcProvider, type OidcProvider } from '#tests/setup/oidc-provider.ts'
import { plantInto } from '../../scripts/lib/planted-data.mjs'
import { awake } from '../fixtures/awake.ts'
import { coloursStill, findings, pageWidth } from '../fixtures/axe.ts'
import { readNoticeIn } from '../fixtures/notice-read.ts'
import { endOwnApp, startOwnApp, type OwnApp } from '../fixtures/own-app.ts'
import { nextTotpCode, totpCode } from '#tests/factories/totp-code.ts'
import { expect, test } from '../fixtures/test.ts'
import { watchPage } from '../fixtures/watch-page.ts'

const PASSWORD = 'a long enough one'

let dataDir = ''
let app: OwnApp
let provider: OidcProvider

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'flightpath-social-'))
  plantInto(dataDir)
  provider = await startOidcProvider()
  const github = { GITHUB_CLIENT_ID: 'id', GITHUB_CLIENT_SECRET: 'secret' }
  app = await startOwnApp({ dataDir, env: { ...provider.env, ...github } })
})

test.beforeEach(({ context }) => readNoticeIn(context))

test.afterAll(async () => {
  await endOwnApp(app, 'SIGTERM')
  await provider.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Somebody new at the provider. */
function arriveAs(name: string, more: object = {}): string {
  const sub = crypto.randomUUID()
  const email = `${sub}@example.com`
  provider.says({ sub, email, email_verified: true, name, ...more })
  return email
}

async function comeByCampus(page: Page, path: string) {
  await page.goto(`${app.baseURL}${path}`)
  await page.getByRole('button', { name: 'Continue with Campus' }).click()
}

const at = (path: string) => `${app.baseURL}${path}`

test(
  'somebody new presses the button, is asked once what they are here for, and lands in their area',
  { tag: ['@R060', '@2.2e'] },
  async ({ page }) => {
    arriveAs('Niamh Adeyemi')
    await comeByCampus(page, '/auth/signin')
    await expect(page).toHaveURL(at('/auth/welcome'))
    await page.goto(at('/app/settings'))
    await expect(page).toHaveURL(at('/auth/welcome?next=%2Fapp%2Fsettings'))
    await page.getByRole('radio', { name: 'I’m hiring' }).check()
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page).toHaveURL(at('/app/settings'))
    await expect(page.getByRole('region', { name: 'Name', exact: true })).toContainText('Niamh Adeyemi')
    await page.goto(at('/app'))
    await expect(page).toHaveURL(at('/app/employer'))
    await page.goto(at('/auth/welcome?next=%2Fjobs'))
    await expect(page).toHaveURL(at('/jobs'))
  },
)

test('who comes again is not asked again, and goes on to where they were going', async ({
  page,
  context,
}) => {
  arriveAs('Bo Ek')
  await comeByCampus(page, '/auth/signup')
  await expect(page).toHaveURL(at('/auth/welcome'))
  await page.getByRole('radio', { name: 'I’m looking for work' }).check()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page).toHaveURL(at('/app/individual'))
  await context.clearCookies()
  await comeByCampus(page, '/auth/signin?next=%2Fapp%2Fsettings')
  await expect(page).toHaveURL(at('/app/settings'))
})

test('who pressed cancel at the provider reads so, and may try again', async ({ page }) => {
  provider.server.service.once('beforeAuthorizeRedirect', ({ url }: { url: URL }) => {
    url.searchParams.delete('code')
    url.searchParams.set('error', 'access_denied')
  })
  await comeByCampus(page, '/auth/signin?next=%2Fjobs')
  await expect(page.getByRole('alert')).toHaveText('You cancelled the sign-in. Nothing was changed.')
  await expect(page.getByRole('button', { name: 'Continue with Campus' })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('next')).toBe('/jobs')
})

test('an address that somebody else signed up with is not connected, and it is said what to do', async ({
  page,
  request,
}) => {
  const email = arriveAs('Ada Okafor')
  const names = { firstName: 'Mal', lastName: 'Ory', name: 'Mal Ory', type: 'Individual' }
  const data = { ...names, email, password: PASSWORD }
  await request.post(at('/api/auth/sign-up/email'), { data, headers: { origin: app.baseURL } })
  await comeByCampus(page, '/auth/signin')
  await expect(page.getByRole('alert')).toContainText('There is already an account with this email address')
  await page.goto(at('/app'))
  await expect(page).toHaveURL(at('/auth/signin'))
})

test('a second factor is asked for whoever comes by a provider, too', async ({ page }) => {
  const email = arriveAs('Ines Moreau')
  const headers = { origin: app.baseURL }
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(at(`/api/auth${path}`), { data, headers })
    expect(answer.status(), await answer.text()).toBe(200)
    return (await answer.json()) as { totpURI: string }
  }
  const names = { firstName: 'Ines', lastName: 'Moreau', name: 'Ines Moreau', type: 'Individual' }
  const callbackURL = '/auth/email-verification'
  await post('/sign-up/email', { ...names, email, password: PASSWORD, callbackURL })
  const { totpURI } = await post('/two-factor/enable', { password: PASSWORD })
  await post('/two-factor/verify-totp', { code: totpCode(totpURI) })
  await page.goto(at('/dev/mail'))
  await page.getByRole('link').filter({ hasText: email }).filter({ hasText: 'Confirm' }).click()
  await page.getByRole('link', { name: /\/api\/auth\/verify-email/ }).click()
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
  await post('/sign-out', {})
  await comeByCampus(page, '/auth/signin?next=%2Fapp%2Fsettings')
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await page.goto(at('/app/settings'))
  await expect(page).toHaveURL(at('/auth/signin'))
  await comeByCampus(page, '/auth/signin?next=%2Fapp%2Fsettings')
  await page.getByLabel('Code from your authenticator').fill(nextTotpCode(totpURI))
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page).toHaveURL(at('/app/settings'))
})

/** What axe finds wrong by day, by night on a phone, and on the narrowest screen. */
async function findingsEverywhere(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [390, 'dark'],
    [320, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme })
    await coloursStill(page)
    found.push(...(await findings(page)).map((finding) => `${width} ${finding}`))
    if ((await pageWidth(page)) > width) found.push(`${width} is left`)
  }
  return found
}

test('the ways in with their buttons, and the question, can be used by everybody and load nothing from elsewhere', async ({
  page,
}) => {
  arriveAs('Ravi Sandhu')
  const seen = watchPage(page, app.baseURL)
  for (const path of ['/auth/signin?error=account_not_linked', '/auth/signup']) {
    await page.goto(at(path))
    await awake(page)
    expect(await findingsEverywhere(page), path).toEqual([])
  }
  expect(await seen()).toEqual({ refusedByPolicy: [], fromElsewhere: [], errors: [] })
  await comeByCampus(page, '/auth/signin')
  await expect(page).toHaveURL(at('/auth/welcome'))
  await awake(page)
  expect(await findingsEverywhere(page)).toEqual([])
})
