import type { Page } from '@playwright/test'
import { awake } from '../fixtures/awake.ts'
import { actBeforeScripts, beforeScripts, isWritten } from '../fixtures/before-scripts.ts'
import { isAtEnd } from '../fixtures/is-at-end.ts'
import { signInAs } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'

test('what is pressed before the scripts are here is done when they are', async ({ page }) => {
  // A page that is awake is one that was touched, and a touch closes what is open.
  await actBeforeScripts(page, '/jobs', async () => {
    await page.getByRole('button', { name: 'Sector' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  })
  await expect(page.getByRole('dialog').getByText('Engineering', { exact: true })).toBeVisible()
})

test('what the browser opened by itself stays open', async ({ page }) => {
  await signInAs(page, 'Individual')
  const settings = page.getByRole('link', { name: 'Settings' })
  await beforeScripts(page, '/jobs', async () => {
    await page.getByRole('button', { name: 'Your account' }).click()
    await expect(settings).toBeVisible()
  })
  await expect(settings).toBeVisible()
})

const LONG_PAGE = '/how-matching-works'
const isAtTop = () => window.scrollY === 0

/** Opens a page, or goes back to it, and goes to its end or top before its scripts are here. */
const pressBeforeScripts = (page: Page, path: string | null, key: 'End' | 'Home') =>
  beforeScripts(page, path, async () => {
    await isWritten(page, LONG_PAGE)
    await page.keyboard.press(key)
    await page.waitForFunction(key === 'End' ? isAtEnd : isAtTop)
  })

test('a page that is scrolled before its scripts are here stays there when they come', async ({ page }) => {
  await pressBeforeScripts(page, LONG_PAGE, 'End')
  expect(await page.evaluate(isAtEnd)).toBe(true)
})

test('a page that one comes back to is not scrolled again when its scripts come', async ({ page }) => {
  await pressBeforeScripts(page, LONG_PAGE, 'End')
  await page.goto('/terms')
  await pressBeforeScripts(page, null, 'Home')
  expect(await page.evaluate(isAtTop)).toBe(true)
})

test('a link that is held down while the scripts arrive leads where it says', async ({ page }) => {
  await beforeScripts(page, '/terms', async () => {
    await isWritten(page, '/terms')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).hover()
    await page.mouse.down()
  })
  await page.mouse.up()
  await expect(page).toHaveURL('/contact')
})

test('a way out of an empty list is not drawn anew when the scripts arrive, and hears a press meanwhile', async ({
  page,
}) => {
  const out = page.getByRole('link', { name: /^Drop Legal: / })
  const written = await actBeforeScripts(page, '/jobs?search=flood&sector=Legal', () => out.elementHandle())
  await awake(page)
  expect(await written.evaluate((link) => link.isConnected)).toBe(true)
  await out.click()
  await expect(page.locator('a[data-job]').first()).toBeVisible()
})

const FIRST_SCRIPT = '**/assets/index-*.js'

test('a first script that is lost on its way is asked for once more', async ({ page }) => {
  let asked = 0
  await page.route(FIRST_SCRIPT, (route) => {
    asked += 1
    return asked === 1 ? route.abort() : route.continue()
  })
  await page.goto('/jobs')
  await awake(page)
  await page.getByRole('button', { name: 'Sector' }).click()
  await expect(page.getByRole('dialog').getByText('Engineering', { exact: true })).toBeVisible()
  expect(asked).toBeGreaterThan(1)
})

test('while the first script cannot be had, the page stays and can be read; once it can, the page is awake', async ({
  page,
}) => {
  let asked = 0
  await page.route(FIRST_SCRIPT, (route) => {
    asked += 1
    return route.abort()
  })
  await page.goto('/jobs')
  const read = await page.locator('a[data-job]').first().elementHandle()
  await expect.poll(() => asked).toBeGreaterThan(2)
  expect(await read?.evaluate((row) => row.isConnected)).toBe(true)
  await page.unroute(FIRST_SCRIPT)
  await awake(page)
})
