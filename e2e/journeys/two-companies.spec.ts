import type { Page } from '@playwright/test'
import { awake } from '../fixtures/awake.ts'
import { buildNewcomer, join } from '../fixtures/newcomer.ts'
import { saved } from '../fixtures/saved.ts'
import { expect, test } from '../fixtures/test.ts'

const rowOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name })

async function openCompanies(page: Page): Promise<void> {
  await page.goto('/app/employer/company')
  await awake(page)
}

async function found(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Create a company profile' }).click()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Email').fill('work@sluys.example.com')
  await page.getByLabel('Phone').fill('+44 7700 900844')
  await page.getByLabel('Description').fill('We keep the lower meadows dry.')
  await page.getByLabel('Location').fill('Bath, United Kingdom')
  await page.getByLabel('Location').press('Tab')
  await page.getByRole('button', { name: 'Create Company Profile' }).click()
  await expect(rowOf(page, name)).toHaveAttribute('aria-current', 'true')
}

async function connect(page: Page, name: string): Promise<void> {
  await openCompanies(page)
  await rowOf(page, name).getByRole('button', { name: 'Connect' }).click()
  await expect(page.getByText('Active organisation set successfully')).toBeVisible()
  await expect(page).toHaveURL('/app/employer')
}

test(
  'somebody hires for two companies: what they see follows the one that is connected, and nothing typed is lost',
  { tag: ['@R007'] },
  async ({ page, context }) => {
    await join(page, buildNewcomer('Greta', 'Sluys'), 'hiring')
    await openCompanies(page)
    await found(page, 'Sluys Water')
    await page.getByRole('link', { name: 'Post your first job' }).click()
    await page.waitForURL(/\/app\/employer\/jobs\/edit\/.+\/step1/)
    await page.getByLabel('Job title').fill('Keeper of the sluice')
    await saved(page)

    // The second company is connected as it is made; neither job nor page of the first shows through.
    await openCompanies(page)
    await found(page, 'Meadow Works')
    await expect(rowOf(page, 'Sluys Water').getByRole('button')).toHaveText(['Connect'])
    await page.goto('/app/employer')
    await expect(page.getByRole('heading', { name: 'Meadow Works' })).toBeVisible()
    await expect(page.getByText('Keeper of the sluice')).toHaveCount(0)
    await page.goto('/app/employer/team')
    await expect(page.getByRole('main')).toContainText('Meadow Works')

    await connect(page, 'Sluys Water')
    await expect(page.getByRole('heading', { name: 'Sluys Water' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Keeper of the sluice' })).toBeVisible()
    await page.goto('/app/employer/team')
    await expect(page.getByRole('main')).toContainText('Sluys Water')

    // A second tab has the form of this company open when the first one connects the other.
    const tab = await context.newPage()
    await openCompanies(tab)
    await rowOf(tab, 'Sluys Water').getByRole('button', { name: 'Update' }).click()
    await tab.getByLabel('Description').fill('We keep the lower meadows dry, and the upper ones too.')
    await connect(page, 'Meadow Works')
    await tab.getByRole('button', { name: 'Update Company Profile' }).click()
    await expect(tab.getByText('Another company is connected now', { exact: true })).toBeVisible()
    await expect(tab.getByLabel('Description')).toHaveValue(
      'We keep the lower meadows dry, and the upper ones too.',
    )

    // Even a reload keeps the words, and connecting again is enough to save them.
    await tab.reload()
    await awake(tab)
    await expect(tab.getByRole('heading', { name: 'Update Sluys Water' })).toBeVisible()
    await expect(tab.getByLabel('Description')).toHaveValue(
      'We keep the lower meadows dry, and the upper ones too.',
    )
    await tab.getByRole('button', { name: 'Update Company Profile' }).click()
    await tab.getByRole('button', { name: 'Connect it again' }).click()
    await expect(tab.getByText('Another company is connected now', { exact: true })).toHaveCount(0)
    await tab.getByRole('button', { name: 'Update Company Profile' }).click()
    await expect(tab.getByText('Company profile updated successfully')).toBeVisible()

    await rowOf(tab, 'Sluys Water').getByRole('link', { name: 'Company page' }).click()
    await expect(tab.getByText('We keep the lower meadows dry, and the upper ones too.')).toBeVisible()
    await expect(tab.getByRole('link', { name: 'Edit company profile' })).toBeVisible()
    await openCompanies(tab)
    await rowOf(tab, 'Meadow Works').getByRole('link', { name: 'Meadow Works' }).click()
    await expect(tab.getByText('We keep the lower meadows dry.', { exact: true })).toBeVisible()
  },
)
