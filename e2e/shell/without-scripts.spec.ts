import { expect, test, type Page } from '@playwright/test'

test.use({ javaScriptEnabled: false })

const rows = (page: Page) => page.locator('a[data-job]')
const filters = (page: Page) => page.locator('summary', { hasText: 'Filters' })

/** What the address asks for; a form also sends what was left empty. */
const asked = (page: Page) =>
  Object.fromEntries([...new URL(page.url()).searchParams].filter(([, value]) => value !== ''))

for (const width of [1280, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('the list shows nothing that waits for a script, and no place is held for it', async ({ page }) => {
      await page.goto('/jobs')
      await expect(rows(page).first()).toBeVisible()
      await expect(page.locator('button:visible')).toHaveCount(0)
      await expect(page.getByRole('region', { name: 'The job you picked' })).toHaveCount(0)
      await expect(page.getByRole('combobox')).toHaveCount(0)
      await expect(page.getByRole('link', { name: /^Like / })).toHaveCount(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })

    test('one searches, filters and reads a job', async ({ page }) => {
      await page.goto('/jobs')
      await page.getByRole('searchbox', { name: 'Search jobs' }).fill('engineer')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/jobs?search=engineer')

      await filters(page).click()
      await page.getByLabel('Sector').selectOption('Energy')
      await page.getByRole('combobox', { name: 'Order' }).selectOption('Best paid first')
      await page.getByRole('button', { name: 'Show jobs' }).click()
      await expect.poll(() => asked(page)).toEqual({ search: 'engineer', sector: 'Energy', sort: 'salary' })

      await filters(page).click()
      await page.getByLabel('Sector').selectOption('Any')
      await page.getByRole('button', { name: 'Show jobs' }).click()
      await expect.poll(() => asked(page)).toEqual({ search: 'engineer', sort: 'salary' })

      const title = await rows(page).first().innerText()
      await rows(page).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByRole('heading', { name: 'About the job' })).toBeVisible()
      await expect(page.locator('button:visible')).toHaveCount(0)
      await expect(page.locator('noscript p', { hasText: 'Liking a job needs JavaScript.' })).toBeVisible()
    })
  })
}

test('a filter that is set is a link to the list without it', async ({ page }) => {
  await page.goto('/jobs?jobType=FullTime,PartTime&sector=Engineering')
  await page.getByRole('link', { name: 'Remove filter: Engineering' }).click()
  await expect(page).toHaveURL('/jobs?jobType=FullTime%2CPartTime')
  // Several values of one filter are not lost in the form, which shows one.
  await filters(page).click()
  await expect(page.getByLabel('Job type')).toHaveValue('FullTime,PartTime')
})
