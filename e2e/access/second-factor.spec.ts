import type { Page } from '@playwright/test'
import { nextTotpCode, totpCode } from '#tests/factories/totp-code.ts'
import { expect, test } from '../fixtures/test.ts'

const PASSWORD = 'a long enough one'

/** A fresh account with a second factor; answers its email, its authenticator's address and its backup codes. */
async function secureAccount(page: Page, origin: string) {
  const email = `careful-${crypto.randomUUID()}@example.com`
  const post = async (path: string, data: object) => {
    const response = await page.request.post(`/api/auth${path}`, { data, headers: { origin } })
    expect(response.status(), await response.text()).toBe(200)
    return (await response.json()) as { totpURI: string; backupCodes: string[] }
  }
  const names = { firstName: 'Ines', lastName: 'Moreau', name: 'Ines Moreau', type: 'Individual' }
  await post('/sign-up/email', { ...names, email, password: PASSWORD })
  const { totpURI, backupCodes } = await post('/two-factor/enable', { password: PASSWORD })
  await post('/two-factor/verify-totp', { code: totpCode(totpURI) })
  await post('/sign-out', {})
  return { email, totpURI, backupCodes }
}

async function givePassword(page: Page, email: string) {
  await page.goto('/auth/signin?next=/app/settings')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
}

test(
  'a second factor is asked for on the same page; none and a wrong code are refused, the right one lets in',
  { tag: ['@R197'] },
  async ({ page, baseURL }) => {
    const { email, totpURI } = await secureAccount(page, baseURL ?? '')
    await givePassword(page, email)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Please enter your two-factor code')).toBeVisible()
    await page.getByLabel('Code from your authenticator').fill('000000')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('The two-factor code is not valid')).toBeVisible()
    await page.getByLabel('Code from your authenticator').fill(nextTotpCode(totpURI))
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/app/settings')
  },
)

test(
  'a backup code lets in whoever lost the authenticator',
  { tag: ['@2.2e'] },
  async ({ page, baseURL }) => {
    const { email, backupCodes } = await secureAccount(page, baseURL ?? '')
    await givePassword(page, email)
    await page.getByRole('button', { name: 'Use a backup code' }).click()
    await page.getByLabel('Backup code').fill(backupCodes[0] ?? '')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/app/settings')
  },
)

test('the password alone opens nothing', async ({ page, baseURL }) => {
  const { email } = await secureAccount(page, baseURL ?? '')
  await givePassword(page, email)
  await page.goto('/app/settings')
  await expect(page).toHaveURL('/auth/signin')
})
