import { expect, test } from '@playwright/test'

test('what is pressed before the scripts are here is done when they are', async ({ page }) => {
  let letThrough = (): void => undefined
  const asked = new Promise<void>((done) => (letThrough = done))
  await page.route(/\.js$/, async (route) => {
    await asked
    await route.continue()
  })
  await page.goto('/jobs', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Sector' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  letThrough()
  await expect(page.getByRole('dialog').getByText('Engineering', { exact: true })).toBeVisible()
})
