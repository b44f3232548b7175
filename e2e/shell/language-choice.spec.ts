import type { Page } from '@playwright/test'
import { awake } from '../fixtures/awake.ts'
import { IN_FRENCH } from '../fixtures/in-french.ts'
import { expect, test } from '../fixtures/test.ts'
import { buildNewcomer, giveSignIn, NEWCOMER_PASSWORD } from '../fixtures/newcomer.ts'
import { joinQuickly } from '../fixtures/quick-start.ts'

test.use(IN_FRENCH)

async function reads(page: Page, locale: 'en-GB' | 'fr-FR', heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
}

/** Signs in by the form, in French. */
async function giveSignInInFrench(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(NEWCOMER_PASSWORD)
  await page.getByRole('button', { name: 'Se connecter' }).click()
}

test(
  'who chooses French reads it at once, on later pages, after signing in again and on other devices, and English likewise',
  { tag: ['@R003'] },
  async ({ page, browser }) => {
    const newcomer = buildNewcomer('Ylva', 'Strand')
    await joinQuickly(page, newcomer, 'Individual')

    await page.goto('/app/settings')
    await awake(page)
    await reads(page, 'en-GB', 'Settings')
    await page.getByRole('combobox', { name: 'Language' }).selectOption('fr')
    await reads(page, 'fr-FR', 'Paramètres')
    await expect(page.getByRole('combobox', { name: 'Langue' })).toHaveValue('fr')

    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
    await reads(page, 'fr-FR', 'Contact')
    await page.goto('/jobs')
    await reads(page, 'fr-FR', 'Offres ouvertes')

    await page.goto('/auth/signout')
    await page.waitForURL(/\/auth\/signin/)
    await page.goto('/auth/signin')
    await awake(page)
    await reads(page, 'fr-FR', 'Heureux de vous revoir')
    await giveSignInInFrench(page, newcomer.email)
    await page.waitForURL('/app/individual')
    await page.goto('/app/settings')
    await reads(page, 'fr-FR', 'Paramètres')

    const elsewhere = await browser.newContext()
    const there = await elsewhere.newPage()
    await there.goto('/auth/signin')
    await awake(there)
    await reads(there, 'en-GB', 'Welcome back')
    await giveSignIn(there, newcomer.email)
    await there.waitForURL('/app/individual')
    await expect(there.locator('html')).toHaveAttribute('lang', 'fr-FR')
    await there.goto('/app/settings')
    await awake(there)
    await reads(there, 'fr-FR', 'Paramètres')

    await there.getByRole('combobox', { name: 'Langue' }).selectOption('en')
    await reads(there, 'en-GB', 'Settings')
    await there.goto('/jobs')
    await reads(there, 'en-GB', 'Open jobs')
    await elsewhere.close()
  },
)

test('without a choice, a browser that asks for French reads English', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'fr-FR' })
  const page = await context.newPage()
  await page.goto('/auth/signin')
  await reads(page, 'en-GB', 'Welcome back')
  await context.close()
})
