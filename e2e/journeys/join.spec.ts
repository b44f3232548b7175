import { expect, test } from '@playwright/test'

test('a newcomer signs up, confirms the address from the mailbox and lands in the own area', async ({
  page,
}) => {
  const email = `newcomer-${crypto.randomUUID()}@example.com`
  await page.goto('/')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByRole('radio', { name: 'I’m hiring' }).check()
  await page.getByLabel('First name').fill('Ines')
  await page.getByLabel('Last name').fill('Moreau')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a long enough one')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL('/app/employer')
  await expect(page.getByText('Please confirm your email')).toBeVisible()

  await page.goto('/dev/mail')
  await page.getByRole('link').filter({ hasText: email }).click()
  await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible()
  await page.getByRole('link', { name: /\/api\/auth\/verify-email/ }).click()
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()

  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/app/employer')
  await expect(page.getByText('Please confirm your email')).toBeHidden()
})

test('the reminder goes when the address was confirmed in another tab, and a company’s first job is the next step', async ({
  page,
  context,
}) => {
  const email = `newcomer-${crypto.randomUUID()}@example.com`
  await page.goto('/auth/signup')
  await page.getByRole('radio', { name: 'I’m hiring' }).check()
  await page.getByLabel('First name').fill('Runa')
  await page.getByLabel('Last name').fill('Dahl')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a long enough one')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Please confirm your email')).toBeVisible()
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('button', { name: 'Send the link again' })).toHaveCount(1)
  await page.getByRole('banner').getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL('/app/employer')

  const other = await context.newPage()
  await other.goto('/dev/mail')
  await other.getByRole('link').filter({ hasText: email }).click()
  await other.getByRole('link', { name: /\/api\/auth\/verify-email/ }).click()
  await expect(other.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
  await other.close()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByText('Please confirm your email')).toBeHidden()

  await page.getByRole('link', { name: /company profile/i }).click()
  await page.getByRole('button', { name: 'Create a company profile' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Dahl & Fjord')
  await page.getByLabel('Email').fill('work@dahl.example.com')
  await page.getByLabel('Phone').fill('+44 7700 900855')
  await page.getByLabel('Description').fill('We teach people to row across fjords.')
  await page.getByLabel('Location').fill('Bergen, Norway')
  await page.getByRole('button', { name: 'Create Company Profile' }).click()
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Dahl & Fjord' })
  await expect(row).toHaveAttribute('aria-current', 'true')
  await expect(row.getByRole('button')).toHaveText(['Update'])
  await page.getByRole('link', { name: 'Post your first job' }).click()
  await expect(page).toHaveURL(/\/app\/employer\/jobs\/edit\/[^/]+\/step1$/)
  await page.goto('/app/employer/company')
  await expect(row).toBeVisible()
  await expect(page.getByRole('link', { name: 'Post your first job' })).toHaveCount(0)
})

test('somebody who forgot the password chooses a new one and gets in with it', async ({ page }) => {
  const email = `forgetful-${crypto.randomUUID()}@example.com`
  await page.goto('/auth/signup')
  await page.getByLabel('First name').fill('Otto')
  await page.getByLabel('Last name').fill('Lindqvist')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('soon forgotten')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL('/app/individual')
  await page.goto('/auth/signout')
  await expect(page).toHaveURL('/auth/signin')

  await page.getByRole('link', { name: 'Forgot password' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('Look into your mailbox')).toBeVisible()
  await page.goto('/dev/mail')
  await page.getByRole('link').filter({ hasText: email }).filter({ hasText: 'Choose a new password' }).click()
  await page.getByRole('link', { name: /\/api\/auth\/reset-password/ }).click()
  await page.getByLabel('New password').fill('well remembered')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page).toHaveURL('/auth/signin')

  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('well remembered')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/app/individual')
})
