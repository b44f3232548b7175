import { expect, test } from '@playwright/test'
import { beforeScripts } from '../fixtures/before-scripts.ts'
import { connectOrganization } from '../fixtures/connect-organization.ts'
import { buildNewcomer, join } from '../fixtures/newcomer.ts'
import { signInAs } from '../fixtures/sign-in.ts'

// A page can be read, and written into, before its scripts have arrived: nothing of that may be lost.

test('what one chose and typed early is what one signs up with', async ({ page }) => {
  await beforeScripts(page, '/auth/signup', async () => {
    await page.getByRole('radio', { name: 'I’m hiring' }).check()
    await page.getByLabel('First name').fill('Early')
  })
  await expect(page.getByRole('radio', { name: 'I’m hiring' })).toBeChecked()
  await page.getByLabel('Last name').fill('Bird')
  await page.getByLabel('Email').fill(`early-${crypto.randomUUID()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill('a long enough one')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL('/app/employer')
})

test('what one sends early is sent once the page can', async ({ page }) => {
  await beforeScripts(page, '/contact', async () => {
    await page.getByLabel('Name').fill('Early Bird')
    await page.getByLabel('Email').fill('early@example.com')
    await page.getByLabel('Message').fill('The worm was there before me, again.')
    await page.getByRole('button', { name: 'Send message' }).click()
  })
  await expect(page.getByText('Message sent')).toBeVisible()
})

test('a profile keeps what was written, taken away and moved early', async ({ page }) => {
  await join(page, buildNewcomer('Early', 'Bird'), 'looking')
  await page.goto('/app/individual/profile/step1')
  await page.getByLabel('Phone').fill('+44 7700 900333')
  await page.getByLabel('About you', { exact: true }).fill('I get up with the sun.')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/app/individual/profile/step2')

  await beforeScripts(page, '/app/individual/profile/step1', async () => {
    await page.getByLabel('Headline').fill('Ornithologist')
    await page.getByLabel('Phone').fill('')
    await page.getByLabel('Town').fill('Oslo')
    await expect(page.getByLabel('About you', { exact: true })).not.toBeEditable()
  })
  await expect(page.getByLabel('Country')).toHaveValue('NO')
  await expect(page.getByLabel('About you', { exact: true })).toBeEditable()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/app/individual/profile/step2')
  await page.goto('/app/individual/profile/step1')
  await expect(page.getByLabel('Headline')).toHaveValue('Ornithologist')
  await expect(page.getByLabel('Phone')).toHaveValue('')
  await expect(page.getByLabel('Town')).toHaveValue('Oslo')
  await expect(page.getByLabel('About you', { exact: true })).toHaveValue('I get up with the sun.')
})

test('a job’s numbers, lists and choices may be entered early', async ({ page }) => {
  await signInAs(page, 'Employer')
  await connectOrganization(page)
  await page.goto('/app/employer/jobs/new')
  await page.waitForURL(/\/edit\/[^/]+\/step1$/)
  const third = page.url().replace('step1', 'step3')
  await beforeScripts(page, third, async () => {
    await page.getByLabel('Minimum salary').fill('31000')
    await page.getByLabel('Currency').selectOption('GBP')
    await page.getByLabel('Benefits').fill('A boat')
    await page.getByText('14 days', { exact: true }).click()
  })
  await expect(page.getByLabel('Minimum salary')).toHaveValue('31,000')
  await expect(page.getByLabel('Benefits')).toHaveValue('A boat')
  await page.getByLabel('Benefits').press('Enter')
  await expect(page.getByText(/^Saved/).last()).toBeVisible()
  await page.goto(third)
  await expect(page.getByLabel('Minimum salary')).toHaveValue('31,000')
  await expect(page.getByLabel('Currency')).toHaveValue('GBP')
  await expect(page.getByRole('article').getByText('A boat')).toBeVisible()
  await expect(page.getByRole('radio', { name: '14 days' })).toBeChecked()
})
