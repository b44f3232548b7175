import type { Page } from '@playwright/test'
import { nextTotpCode, totpCode } from '#tests/factories/totp-code.ts'
import { awake } from '../fixtures/awake.ts'
import {
  buildNewcomer,
  fillSignUp,
  followMail,
  giveSignIn,
  join,
  NEWCOMER_PASSWORD,
} from '../fixtures/newcomer.ts'
import { joinQuickly } from '../fixtures/quick-start.ts'
import { expect, test } from '../fixtures/test.ts'
import { typePlace } from '../fixtures/type-place.ts'

/** Sets a second factor up in the settings; answers the authenticator's address and a backup code. */
async function setUpSecondFactor(page: Page) {
  await page.goto('/app/settings#security')
  await page.getByRole('button', { name: 'Set up' }).click()
  await page.getByLabel('Your password').fill(NEWCOMER_PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  const dialog = page.getByRole('dialog')
  const secret = (await dialog.getByRole('code').innerText()).replaceAll(' ', '')
  const address = `otpauth://totp/Flightpath?secret=${secret}`
  await dialog.getByLabel('Code from your authenticator').fill(totpCode(address))
  await dialog.getByRole('button', { name: 'Turn it on' }).click()
  const backupCode = await dialog.getByRole('listitem').first().innerText()
  await dialog.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('Two-factor sign-in is on')).toBeVisible()
  return { address, backupCode }
}

async function signOut(page: Page) {
  await page.goto('/auth/signout')
  await expect(page).toHaveURL('/auth/signin')
}

test(
  'a newcomer signs up, confirms the address from the mailbox, and signs in with a second factor',
  { tag: ['@R052', '@R056', '@R059'] },
  async ({ page }) => {
    const newcomer = buildNewcomer('Ines', 'Moreau')
    await page.goto('/')
    await page.getByRole('link', { name: 'Create an account' }).click()
    await fillSignUp(page, newcomer)
    await expect(page).toHaveURL('/app/individual')
    await expect(page.getByText('Please confirm your email')).toBeVisible()
    await followMail(page, newcomer.email, 'Confirm your email address')
    await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
    await page.getByRole('link', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/app/individual')
    await expect(page.getByText('Please confirm your email')).toBeHidden()

    const { address, backupCode } = await setUpSecondFactor(page)
    await signOut(page)
    await giveSignIn(page, newcomer.email)
    await page.getByLabel('Code from your authenticator').fill(nextTotpCode(address))
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/app/individual')

    await signOut(page)
    await giveSignIn(page, newcomer.email)
    await page.getByRole('button', { name: 'Use a backup code' }).click()
    await page.getByLabel('Backup code').fill(backupCode)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/app/individual')
  },
)

test('whoever was on the way to post a job signs up as an employer and arrives there', async ({ page }) => {
  const newcomer = buildNewcomer('Tove', 'Berg')
  await page.goto('/app/employer/company')
  await expect(page).toHaveURL('/auth/signin?next=%2Fapp%2Femployer%2Fcompany')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByRole('radio', { name: 'I’m hiring' })).toBeChecked()
  await fillSignUp(page, newcomer)
  await expect(page).toHaveURL('/app/employer/company')
  await expect(page.getByRole('button', { name: 'Create a company profile' })).toBeVisible()
})

test(
  'the reminder goes when the address was confirmed in another tab, and a company’s first job is the next step',
  { tag: ['@R081'] },
  async ({ page, context }) => {
    const newcomer = buildNewcomer('Runa', 'Dahl')
    await page.goto('/auth/signup')
    await page.getByRole('radio', { name: 'I’m hiring' }).check()
    await fillSignUp(page, newcomer)
    await expect(page.getByText('Please confirm your email')).toBeVisible()
    await page.getByRole('button', { name: 'Your account' }).click()
    await page.getByRole('link', { name: 'Settings' }).click()
    await expect(page.getByRole('button', { name: 'Send the link again' })).toHaveCount(1)
    await page.getByRole('banner').getByRole('button', { name: 'Back' }).click()
    await expect(page).toHaveURL('/app/employer')
    await awake(page)

    const other = await context.newPage()
    await followMail(other, newcomer.email, 'Confirm your email address')
    await expect(other.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
    await other.close()
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(page.getByText('Please confirm your email')).toBeHidden()

    await page.getByRole('link', { name: /company profile/i }).click()
    await page.getByLabel('Name', { exact: true }).fill('Dahl & Fjord')
    await page.getByLabel('Email').fill('work@dahl.example.com')
    await page.getByLabel('Phone').fill('+44 7700 900855')
    await page.getByLabel('Description').fill('We teach people to row across fjords.')
    await typePlace(page.getByLabel('Location'), 'Bergen, Norway')
    await page.getByRole('button', { name: 'Create Company Profile' }).click()
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Dahl & Fjord' })
    await expect(row).toHaveAttribute('aria-current', 'true')
    await expect(row.getByRole('button')).toHaveText(['Update'])
    await page.getByRole('link', { name: 'Post your first job' }).click()
    await expect(page).toHaveURL(/\/app\/employer\/jobs\/edit\/[^/]+\/step1$/)
    await page.goto('/app/employer/company')
    await expect(row).toBeVisible()
    await expect(page.getByRole('link', { name: 'Post your first job' })).toHaveCount(0)
  },
)

test(
  'somebody who forgot the password chooses a new one, and every device is signed out',
  { tag: ['@R058'] },
  async ({ page, browser }) => {
    const newcomer = buildNewcomer('Otto', 'Lindqvist')
    await join(page, newcomer, 'looking')
    const device = await browser.newContext()
    const tablet = await device.newPage()
    await tablet.goto('/auth/signin')
    await giveSignIn(tablet, newcomer.email)
    await expect(tablet).toHaveURL('/app/individual')
    await signOut(page)

    await page.getByRole('link', { name: 'Forgot password' }).click()
    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
    await page.getByLabel('Email').fill(newcomer.email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByText('Look into your mailbox')).toBeVisible()
    await followMail(page, newcomer.email, 'Choose a new password')
    await page.getByLabel('New password').fill('well remembered')
    await page.getByRole('button', { name: 'Save the new password' }).click()
    await expect(page).toHaveURL('/auth/signin')

    await giveSignIn(page, newcomer.email, 'well remembered')
    await expect(page).toHaveURL('/app/individual')
    // What destroys something, or shows where one is signed in, asks the database: there the tablet is nobody any more.
    await tablet.goto('/app/settings')
    await expect(tablet).toHaveURL(/\/auth\/signin/)
  },
)

test('an address is changed when the present one agrees and the new one is proved', async ({ page }) => {
  const newcomer = buildNewcomer('Pia', 'Sorensen')
  const newEmail = `new-${newcomer.email}`
  await join(page, newcomer, 'looking')
  await page.goto('/app/settings')
  await page.getByRole('button', { name: 'Change email' }).click()
  await page.getByLabel('New email').fill(newEmail)
  await page.getByLabel('Your password').fill(NEWCOMER_PASSWORD)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('Look into your mailbox')).toBeVisible()
  await followMail(page, newcomer.email, 'Change the email of your account?')
  await expect(page.getByRole('heading', { name: 'Now the new address' })).toBeVisible()
  await followMail(page, newEmail, 'Confirm your new email address')
  await expect(page.getByRole('heading', { name: 'Your email is changed' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the settings' }).click()
  await expect(page.getByRole('region', { name: 'Email' }).getByText(newEmail)).toBeVisible()
  await signOut(page)
  await giveSignIn(page, newEmail)
  await expect(page).toHaveURL('/app/individual')
})

test(
  'a pointer near a mail has it fetched, and moves no row under itself',
  { tag: ['@flaky'] },
  async ({ page }) => {
    const newcomer = buildNewcomer('Rosa', 'Weir')
    await joinQuickly(page, newcomer)
    await page.goto('/dev/mail')
    await awake(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.getByRole('link').filter({ hasText: newcomer.email }).first().hover()
    await expect.poll(() => asked).toContain('/_serverFn/getSentMail')
    expect(asked).not.toContain('/_serverFn/listSentMails')
  },
)
