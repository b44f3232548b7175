import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'

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

    test('one searches, filters and reads a job', { tag: ['@R034'] }, async ({ page }) => {
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

    test('in place of the map stands a way to the same jobs, and nothing that waits for a script', async ({
      page,
    }) => {
      await page.goto('/jobs/maps?search=engineer')
      await expect(page.locator('noscript p', { hasText: 'The map needs scripts.' })).toBeVisible()
      await expect(page.getByRole('region', { name: 'The jobs in view' })).toBeHidden()
      await expect(page.getByRole('heading', { name: 'Looking for jobs' })).toBeHidden()
      await expect(page.locator('button:visible')).toHaveCount(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await page.getByRole('link', { name: 'Open the list' }).click()
      await expect(page).toHaveURL('/jobs?search=engineer')
      await expect(rows(page).first()).toBeVisible()
    })

    test('beside the map one filters and clears as beside the list', async ({ page }) => {
      await page.goto('/jobs/maps?search=engineer&sector=Energy')
      await filters(page).click()
      await expect(page.getByLabel('Sector')).toHaveValue('Energy')
      await page.getByLabel('Sector').selectOption('Any')
      await page.getByRole('button', { name: 'Show jobs' }).click()
      await expect.poll(() => asked(page)).toEqual({ search: 'engineer', sort: 'newest' })

      await page.goto('/jobs/maps?search=engineer')
      await filters(page).click()
      await page.getByRole('link', { name: 'Clear all' }).click()
      await expect(page).toHaveURL('/jobs')
    })
  })
}

test('many filters scroll in the bar and stay beside the view switch', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  const set = 'search=engineer&jobType=FullTime&jobDuration=Permanent&sector=Engineering&workLocation=Hybrid'
  await page.goto(`/jobs?${set}&minSalary=30000&maxSalary=90000&experienceYears=12&educationLevel=Doctorate`)
  const bar = page.getByRole('navigation', { name: 'Filters' })
  const [switchBox, last] = [
    bar.getByRole('group', { name: 'View' }),
    bar.getByRole('link', { name: /^Remove/ }).last(),
  ]
  await last.scrollIntoViewIfNeeded()
  const [lastAt, switchAt] = [await last.boundingBox(), await switchBox.boundingBox()]
  expect((lastAt?.x ?? 0) + (lastAt?.width ?? 0)).toBeLessThanOrEqual(switchAt?.x ?? 0)
  await last.click()
  await expect(page).not.toHaveURL(/educationLevel/)
})

test('a filter that is set is a link to the list without it', async ({ page }) => {
  await page.goto('/jobs?jobType=FullTime,PartTime&sector=Engineering')
  await page.getByRole('link', { name: 'Remove filter: Engineering' }).click()
  await expect(page).toHaveURL('/jobs?jobType=FullTime%2CPartTime')
  // Several values of one filter are not lost in the form, which shows one.
  await filters(page).click()
  await expect(page.getByLabel('Job type')).toHaveValue('FullTime,PartTime')
})
