import type { Page } from '@playwright/test'
import { awake } from '../fixtures/awake.ts'
import { connectOrganization } from '../fixtures/connect-organization.ts'
import { buildNewcomer, join } from '../fixtures/newcomer.ts'
import { signInAs } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { typePlace } from '../fixtures/type-place.ts'

const rowOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name })

async function openCompanies(page: Page): Promise<void> {
  await page.goto('/app/employer/company')
  await awake(page)
}

test(
  'the connected company is marked and offers Update, the others Connect, each with logo and name',
  { tag: ['@R007', '@R080', '@R081'] },
  async ({ page }) => {
    await signInAs(page, 'Employer')
    await connectOrganization(page)
    await openCompanies(page)
    const [active, other] = [rowOf(page, 'Tidewall Engineering'), rowOf(page, 'Cartwheel Data')]
    await expect(active).toHaveAttribute('aria-current', 'true')
    await expect(active.getByRole('button')).toHaveText(['Update'])
    await expect(other).not.toHaveAttribute('aria-current')
    await expect(other.getByRole('button')).toHaveText(['Connect'])
    for (const row of [active, other]) {
      const logo = row.locator('img')
      await expect(logo).toHaveAttribute('src', /\/files\/company-logos\//)
      expect(await logo.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
    }
  },
)

test(
  'Connect makes a company the active one, says so, and leads to the dashboard, which shows it',
  { tag: ['@R007', '@R089'] },
  async ({ page }) => {
    await signInAs(page, 'Employer')
    await connectOrganization(page)
    await openCompanies(page)
    await rowOf(page, 'Cartwheel Data').getByRole('button', { name: 'Connect' }).click()
    await expect(page.getByText('Active organisation set successfully')).toBeVisible()
    await expect(page).toHaveURL('/app/employer')
    await expect(page.getByRole('heading', { name: 'Cartwheel Data' })).toBeVisible()
    await openCompanies(page)
    await expect(rowOf(page, 'Cartwheel Data').getByRole('button')).toHaveText(['Update'])
  },
)

test(
  'after Connect the dashboard shows the jobs of that company, though those of the other were loaded',
  { tag: ['@R089'] },
  async ({ page }) => {
    await signInAs(page, 'Employer')
    await connectOrganization(page)
    await page.goto('/app/employer')
    await awake(page)
    const jobs = page.getByRole('table', { name: 'Your jobs' })
    await expect(jobs.getByText('Civil engineer, flood defences').first()).toBeVisible()
    await page.evaluate(() => window.history.pushState({}, '', '/app/employer/company'))
    await rowOf(page, 'Cartwheel Data').getByRole('button', { name: 'Connect' }).click()
    await expect(page).toHaveURL('/app/employer')
    await expect(page.getByRole('heading', { name: 'Cartwheel Data' })).toBeVisible()
    await expect(jobs.getByText('Product Designer').first()).toBeVisible()
    await expect(jobs.getByText('Civil engineer, flood defences')).toHaveCount(0)
  },
)

test(
  'a form that is sent again because its answer was lost makes one company',
  { tag: ['@R196'] },
  async ({ page }) => {
    await join(page, buildNewcomer('Greta', 'Sluys'), 'hiring')
    await openCompanies(page)
    await page.getByRole('button', { name: 'Create a company profile' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Once Only')
    await page.getByLabel('Email').fill('work@once.example.com')
    await page.getByLabel('Phone').fill('+44 7700 900845')
    await page.getByLabel('Description').fill('We do everything exactly once.')
    await typePlace(page.getByLabel('Location'), 'Bath, United Kingdom')
    let lost = 0
    await page.route('**/_serverFn/createOrganization', async (route) => {
      if (lost > 0) return route.continue()
      lost += 1
      await route.fetch()
      return route.abort()
    })
    await page.getByRole('button', { name: 'Create Company Profile' }).click()
    await expect(page.getByText(/^Flightpath cannot be reached/)).toBeVisible()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Once Only')
    await page.getByRole('button', { name: 'Create Company Profile' }).click()
    await expect(page.getByText('Company profile created successfully')).toBeVisible()
    await expect(rowOf(page, 'Once Only')).toHaveCount(1)
    await expect(rowOf(page, 'Once Only').getByRole('button')).toHaveText(['Update'])
  },
)

test('Connect that fails says so and leaves everything as it was', { tag: ['@R089'] }, async ({ page }) => {
  await signInAs(page, 'Employer')
  await connectOrganization(page)
  await openCompanies(page)
  await page.route('**/api/auth/organization/set-active', (route) => route.fulfill({ status: 500, json: {} }))
  await rowOf(page, 'Cartwheel Data').getByRole('button', { name: 'Connect' }).click()
  await expect(page.getByText('Failed to set active organisation')).toBeVisible()
  await expect(page).toHaveURL('/app/employer/company')
  await expect(rowOf(page, 'Tidewall Engineering').getByRole('button')).toHaveText(['Update'])
})

test(
  'the form judges each field as it is typed into, and closing it refreshes the list',
  { tag: ['@R082', '@R083', '@R153', '@R154', '@R155', '@R156', '@R157', '@R161'] },
  async ({ page }) => {
    const lists: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/_serverFn/listMyOrganizations')) lists.push(request.method())
    })
    await signInAs(page, 'Employer')
    await connectOrganization(page)
    await openCompanies(page)
    await page.getByRole('button', { name: 'Create a company profile' }).click()
    await expect(page.getByRole('button', { name: 'Create Company Profile' })).toBeVisible()
    const rules: [label: string, wrong: string, message: string][] = [
      ['Name', 'T', 'The name you entered is not valid'],
      ['Email', 'post@', 'The email you entered is not valid'],
      ['Phone', '012345678', 'The phone number you entered is not valid'],
      ['Description', 'Too short', 'The description you entered is not valid'],
      ['Location', ' ', 'The location you entered is not valid'],
    ]
    for (const [label, wrong, message] of rules) {
      const field = page.getByLabel(label, { exact: true })
      await expect(page.getByText(message)).toHaveCount(0)
      await field.fill(wrong)
      await expect(page.getByText(message)).toBeVisible()
      await expect(field).toHaveAccessibleDescription(new RegExp(message))
    }
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByRole('button', { name: 'Create a company profile' })).toBeVisible()
    await expect.poll(() => lists).toEqual(['GET'])
  },
)

test('a form that was left is there again: after a reload, and after a session that ended', async ({
  page,
}) => {
  await signInAs(page, 'Employer')
  await openCompanies(page)
  await page.getByRole('button', { name: 'Create a company profile' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Half Written')
  await page.reload()
  await awake(page)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Half Written')
  await page.context().clearCookies()
  await page.reload()
  await expect(page).toHaveURL('/auth/signin?next=%2Fapp%2Femployer%2Fcompany')
  await signInAs(page, 'Employer')
  await openCompanies(page)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Half Written')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.reload()
  await awake(page)
  await expect(page.getByRole('button', { name: 'Create a company profile' })).toBeVisible()
})

test(
  'a company is created, by its owner, and updated: a message each time, and the list shows it',
  { tag: ['@R006', '@R082', '@R083', '@R171', '@R196', '@R202'] },
  async ({ page }) => {
    await join(page, buildNewcomer('Greta', 'Sluys'), 'hiring')
    await openCompanies(page)
    await page.getByRole('button', { name: 'Create a company profile' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Sluys & Weir')
    await page.getByLabel('Email').fill('work@sluys.example.com')
    await page.getByLabel('Phone').fill('+44 7700 900844')
    await page.getByLabel('Description').fill('We keep the lower meadows dry.')
    await typePlace(page.getByLabel('Location'), 'Bath, United Kingdom')
    await page.getByRole('button', { name: 'Create Company Profile' }).click()
    await expect(page.getByText('Company profile created successfully')).toBeVisible()
    await expect(rowOf(page, 'Sluys & Weir').locator('img')).toBeVisible()
    await expect(rowOf(page, 'Sluys & Weir')).toContainText('Owner')

    await rowOf(page, 'Sluys & Weir').getByRole('button', { name: 'Update' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Sluys & Daughters')
    await page.getByRole('button', { name: 'Update Company Profile' }).click()
    await expect(page.getByText('Company profile updated successfully')).toBeVisible()
    await expect(rowOf(page, 'Sluys & Daughters')).toBeVisible()
    await expect(rowOf(page, 'Sluys & Weir')).toHaveCount(0)
  },
)
