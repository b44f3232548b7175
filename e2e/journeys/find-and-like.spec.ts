import type { Page } from '@playwright/test'
import { awake } from '../fixtures/awake.ts'
import { buildNewcomer } from '../fixtures/newcomer.ts'
import { joinQuickly } from '../fixtures/quick-start.ts'
import { DEMO_LIST } from '../fixtures/demo-list.ts'
import { signInAs } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'

/** Jobs of the cast; the demo's job seeker has answered neither the second nor the third. */
const FOUND = 'Civil Engineer, Flood Defences'
const UNANSWERED = 'Energy Manager'
const ANOTHER = 'Clinical Skills Tutor'

const paneOf = (page: Page) => page.getByRole('region', { name: 'The job you picked' })
const firstRow = (page: Page) => page.locator('a[data-job]').first()

test('a visitor searches, narrows the search, and is led to sign in by a like', async ({ page }) => {
  await page.goto('/jobs')
  // Keys are heard from here on.
  await awake(page)

  await page.keyboard.press('/')
  await page.keyboard.type('engineer')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/search=engineer/)
  await expect(paneOf(page).getByRole('heading', { level: 2 })).toBeVisible()

  await page.getByRole('button', { name: 'Sector' }).click()
  const choices = page.getByRole('dialog', { name: 'Sector' })
  await choices.getByText('Engineering', { exact: true }).click()
  await expect(page).toHaveURL(/sector=Engineering/)
  await expect(page).toHaveURL(/search=engineer/)
  await page.keyboard.press('Escape')
  await expect(choices).toBeHidden()

  await page.getByRole('link', { name: 'Map', exact: true }).click()
  await expect(page).toHaveURL(/\/jobs\/maps\?.*sector=Engineering/)
  await page.getByRole('link', { name: 'List', exact: true }).click()
  await expect(page).toHaveURL(/\/jobs\?.*search=engineer/)

  await page.getByRole('link', { name: `Like ${FOUND}` }).click()
  await expect(page).toHaveURL(/\/auth\/signin\?next=%2Fjobs%3F.*sector%3DEngineering/)
  await expect(page.getByText(`Sign in to like ${FOUND}.`)).toBeVisible()
})

test('a search that finds nothing offers the filter to drop', async ({ page }) => {
  await page.goto('/jobs?search=flood&sector=Legal')
  await expect(page.getByRole('heading', { name: 'No job meets all of this' })).toBeVisible()
  await page.getByRole('link', { name: /^Drop Legal: / }).click()
  await expect(firstRow(page)).toBeVisible()
})

test(
  'a job seeker moves by keys, opens a job, likes it and takes the like back',
  { tag: ['@R005', '@flaky'] },
  async ({ page }) => {
    await joinQuickly(page, buildNewcomer('Leila', 'Haddad'), 'Individual')
    await page.goto(DEMO_LIST)
    const pane = paneOf(page)
    await expect(pane.getByRole('heading', { level: 2 })).toBeVisible()
    await awake(page)
    await page.keyboard.press('ArrowDown')
    await expect(page).toHaveURL(/job=/)
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/job\//)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).not.toHaveText('Open jobs')
    await expect(page).toHaveTitle(await heading.innerText())

    await page.goto('/jobs?search=energy')
    // Before the scripts the link leads to the job's own page.
    await awake(page)
    await page.getByRole('link', { name: UNANSWERED, exact: true }).click()
    await expect(pane.getByRole('heading', { level: 2, name: UNANSWERED })).toBeVisible()
    const saved = page.waitForResponse(/setJobLike/)
    await pane.getByRole('button', { name: 'Like this job' }).click()
    await expect(pane.getByRole('button', { name: 'Liked' })).toBeVisible()
    await expect(page.getByRole('button', { name: `Take back your like of ${UNANSWERED}` })).toBeVisible()
    await saved
    await page.reload()
    await page.getByRole('button', { name: `Take back your like of ${UNANSWERED}` }).click()
    await expect(page.getByRole('button', { name: `Like ${UNANSWERED}` })).toBeVisible()
  },
)

test('a like that is pressed without a connection goes back, and says why', async ({ page, context }) => {
  await signInAs(page, 'Individual')
  await page.goto('/jobs?search=clinical')
  await awake(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: `Like ${ANOTHER}` }).click()
  await expect(page.getByText('Flightpath cannot be reached')).toBeVisible()
  await expect(page.getByRole('button', { name: `Like ${ANOTHER}` })).toBeVisible()
})

test('on a phone the answer stands at the foot of the page, which never scrolls sideways', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, baseURL })
  const page = await context.newPage()
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await page.goto('/jobs/maps')
  await expect(page.getByRole('list', { name: 'Jobs on the map' }).getByRole('button').first()).toBeVisible()
  await awake(page)
  expect(await width()).toBeLessThanOrEqual(390)
  await page.goto(DEMO_LIST)
  await awake(page)
  expect(await width()).toBeLessThanOrEqual(390)
  await firstRow(page).click()
  await expect(page.getByRole('link', { name: 'Like this job' })).toBeInViewport()
  expect(await width()).toBeLessThanOrEqual(390)
})

test('a job that is not there shows the not-found screen with its status', async ({ page }) => {
  const response = await page.goto('/job/nothing-like-it')
  expect(response?.status()).toBe(404)
  await expect(page.getByText('404 - Page Not Found')).toBeVisible()
})
