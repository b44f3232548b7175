import type { Locator, Page } from '@playwright/test'
import { awake } from '../fixtures/awake.ts'
import { connectOrganization } from '../fixtures/connect-organization.ts'
import { watchQuiet } from '../fixtures/quiet.ts'
import { signInAs } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'

const ACTS = new Set(['/api/auth/sign-out', '/_serverFn/createJob'])

/** Collects calls of the two pages that act when they are entered. */
function watchActs(page: Page): string[] {
  const acts: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (ACTS.has(pathname)) acts.push(`${request.method()} ${pathname}`)
  })
  return acts
}

/** Rests on a link as long as a link that is loaded ahead would need, by mouse, by keyboard and by finger. */
async function linger(page: Page, name: string, quiet: () => Promise<void>): Promise<void> {
  const link = page.getByRole('link', { name }).first()
  await link.hover()
  await link.focus()
  await link.dispatchEvent('touchstart')
  await quiet()
}

test('resting on ‘Signout’ or ‘Post a job’ signs nobody out and makes no draft', async ({ page }) => {
  const [acts, quiet] = [watchActs(page), await watchQuiet(page)]
  await signInAs(page, 'Employer')
  await connectOrganization(page)
  await page.goto('/app/employer')
  await awake(page)
  await linger(page, 'Post a job', quiet)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await linger(page, 'Signout', quiet)
  await page.reload()
  await expect(page).toHaveURL('/app/employer')
  expect(acts).toEqual([])
})

for (const [how, rest] of [
  ['resting on any other link', (link: Locator) => link.hover()],
  ['laying a finger on it', (link: Locator) => link.dispatchEvent('touchstart')],
] as const) {
  test(`${how} loads its page ahead`, { tag: ['@R106'] }, async ({ page }) => {
    await signInAs(page, 'Employer')
    await connectOrganization(page)
    await page.goto('/contact')
    await awake(page)
    await page.getByRole('button', { name: 'Open menu' }).click()
    const ahead = page.waitForRequest('**/_serverFn/getActiveTeam*')
    await rest(page.getByRole('link', { name: 'Team' }))
    await ahead
    await expect(page).toHaveURL('/contact')
  })
}

test('pages that act do nothing while a browser only fetches or prerenders them', async ({ page }) => {
  const [acts, quiet] = [watchActs(page), await watchQuiet(page)]
  await signInAs(page, 'Employer')
  await connectOrganization(page)
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true }))
  for (const path of ['/auth/signout', '/app/employer/jobs/new']) {
    expect((await page.request.get(path)).status()).toBe(200)
  }
  await page.goto('/auth/signout')
  await awake(page)
  await quiet()
  expect(acts).toEqual([])
})

test(
  'signing out says so, then forgets what was loaded, then leads to signing in',
  { tag: ['@R054', '@R145'] },
  async ({ page }) => {
    const order: string[] = []
    await signInAs(page, 'Individual')
    await page.goto('/app/individual')
    await awake(page)
    await page.route('**/_serverFn/incrementCacheVersion', async (route) => {
      // The caches wait here, so that what comes before them has time to show, and what comes after cannot.
      await expect(page.getByText('Signed out successfully')).toBeVisible()
      order.push('message', new URL(page.url()).pathname, 'caches')
      await route.continue()
    })
    await page.getByRole('button', { name: 'Your account' }).click()
    await page.getByRole('link', { name: 'Signout' }).click()
    await expect(page).toHaveURL('/auth/signin')
    expect(order).toEqual(['message', '/auth/signout', 'caches'])
    await page.goBack()
    await expect(page).toHaveURL('/auth/signin')
  },
)

test('signing out that fails shows what the server said, and one stays signed in', async ({ page }) => {
  await signInAs(page, 'Individual')
  await page.route('**/api/auth/sign-out', (route) =>
    route.fulfill({ status: 429, json: { message: 'Too many requests' } }),
  )
  await page.goto('/auth/signout')
  await expect(page.getByText('Too many requests. Please try again later.')).toBeVisible()
  await page.goto('/app')
  await expect(page).toHaveURL('/app/individual')
})
