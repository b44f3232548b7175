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
