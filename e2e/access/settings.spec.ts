import { awake } from '../fixtures/awake.ts'
import { buildNewcomer, giveSignIn, join } from '../fixtures/newcomer.ts'
import { expect, test } from '../fixtures/test.ts'

test(
  'a device that is signed out in the settings of another one is nobody there',
  { tag: ['@2.9a'] },
  async ({ page, browser }) => {
    const newcomer = buildNewcomer('Ylva', 'Strand')
    await join(page, newcomer, 'looking')
    const userAgent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
    const phone = await browser.newContext({ userAgent })
    const there = await phone.newPage()
    await there.goto('/auth/signin')
    await giveSignIn(there, newcomer.email)
    await expect(there).toHaveURL('/app/individual')

    await page.goto('/app/settings#security')
    await awake(page)
    const devices = page.getByRole('region', { name: 'Devices' })
    await expect(devices.getByText('This device')).toBeVisible()
    await devices.getByRole('button', { name: 'Sign out Safari on iOS' }).click()
    await expect(page.getByText('Safari on iOS is signed out')).toBeVisible()
    await expect(devices.getByRole('listitem')).toHaveCount(1)

    await there.goto('/app/settings')
    await expect(there).toHaveURL(/\/auth\/signin/)
    await phone.close()
  },
)

test('currency and account type are kept, and the area follows the type', async ({ page }) => {
  await join(page, buildNewcomer('Ylva', 'Strand'), 'looking')
  await page.goto('/app/settings')
  await awake(page)
  await page.getByRole('combobox', { name: 'Currency' }).selectOption('EUR')
  await expect(page.getByText('Your currency is saved')).toBeVisible()
  for (const path of ['/jobs', '/jobs/maps']) {
    await page.goto(`${path}?minSalary=30000`)
    await expect(page.getByRole('button', { name: 'Pay: €30,000 and up' })).toBeVisible()
  }
  await page.goto('/app/settings')
  await awake(page)
  await page.getByRole('button', { name: 'I’m hiring instead' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Switch' }).click()
  await expect(page).toHaveURL('/app/employer')
  await page.goto('/app/settings')
  await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue('EUR')
  await expect(page.getByRole('button', { name: 'I’m looking for work instead' })).toBeVisible()
})

test('each dialog takes the keyboard into its first field, and gives it back to what opened it', async ({
  page,
}) => {
  await join(page, buildNewcomer('Ylva', 'Strand'), 'looking')
  await page.goto('/app/settings')
  await awake(page)
  for (const [opener, field] of [
    ['Change email', 'New email'],
    ['Change password', 'Present password'],
    ['Set up', 'Your password'],
    ['Delete account', 'Your password'],
  ] as const) {
    const button = page.getByRole('main').getByRole('button', { name: opener })
    await button.press('Enter')
    await expect(page.getByRole('dialog').getByLabel(field)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
  }
})
