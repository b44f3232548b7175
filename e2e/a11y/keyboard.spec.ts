import { expect, test, type Page } from '@playwright/test'
import { awake } from '../fixtures/awake.ts'
import { buildNewcomer, NEWCOMER_PASSWORD } from '../fixtures/newcomer.ts'
import { joinQuickly } from '../fixtures/quick-start.ts'
import { signInAs } from '../fixtures/sign-in.ts'
import { tabTo } from '../fixtures/tab-to.ts'

// Addresses are typed; everything else is done by the keys of the page.
const open = async (page: Page, path: string) => {
  await page.goto(path)
  await awake(page)
}

/** Goes to a field and writes into it. */
async function write(page: Page, field: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(field, { exact: true }))
  await page.keyboard.type(text)
}

test('somebody signs up by the keyboard alone', async ({ page }) => {
  const { firstName, lastName, email } = buildNewcomer('Ilse', 'Brandt')
  await open(page, '/auth/signup')
  await write(page, 'First name', firstName)
  await write(page, 'Last name', lastName)
  await write(page, 'Email', email)
  await write(page, 'Password', NEWCOMER_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/app/individual')
})

test('a job seeker filters the list, opens a job and likes it by the keyboard alone', async ({ page }) => {
  await joinQuickly(page, buildNewcomer('Marit', 'Solheim'), 'Individual')
  await open(page, '/jobs')
  const sector = page.getByRole('button', { name: 'Sector', exact: true })
  await tabTo(page, sector)
  await page.keyboard.press('Enter')
  const choices = page.getByRole('dialog', { name: 'Sector' })
  await tabTo(page, choices.getByRole('checkbox', { name: 'Engineering', exact: true }))
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/sector=Engineering/)
  await page.keyboard.press('Escape')
  await expect(choices).toBeHidden()
  await tabTo(page, page.locator('a[data-job]').first())
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/job\//)
  await tabTo(page, page.getByRole('button', { name: 'Like this job' }))
  const saved = page.waitForResponse(/setJobLike/)
  await page.keyboard.press('Enter')
  expect((await saved).status()).toBe(200)
  await expect(page.getByRole('button', { name: 'Liked' })).toBeFocused()
})

test('colours are changed and an account is deleted by the keyboard alone', async ({ page }) => {
  await joinQuickly(page, buildNewcomer('Henrik', 'Aas'), 'Individual')
  await open(page, '/app/settings')
  await tabTo(page, page.getByRole('main').getByRole('radio', { name: 'System' }))
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const ask = page
    .getByRole('region', { name: 'Delete account' })
    .getByRole('button', { name: 'Delete account' })
  await tabTo(page, ask)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(ask).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, dialog.getByLabel('Your password'))
  await page.keyboard.type(NEWCOMER_PASSWORD)
  await tabTo(page, dialog.getByRole('button', { name: 'Delete account' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/auth/signin')
})

test('an admin finds somebody by the keyboard alone', async ({ page }) => {
  await signInAs(page, 'Admin')
  await open(page, '/app/admin/users')
  const search = page.getByRole('searchbox', { name: 'Search by name or email' })
  await tabTo(page, search)
  await page.keyboard.type('niamh.adeyemi@example.com')
  await expect(page.getByText('1 result', { exact: true })).toBeVisible()
  await tabTo(page, page.getByRole('columnheader', { name: 'Name' }).getByRole('button'))
  await tabTo(page, search, { back: true })
  await tabTo(page, page.getByRole('link', { name: 'Niamh Adeyemi' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/app\/admin\/users\/[\w-]+$/)
})
