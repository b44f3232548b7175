import { expect, test } from '@playwright/test'
import { awake } from '../fixtures/awake.ts'
import { connectOrganization } from '../fixtures/connect-organization.ts'
import { signInAs } from '../fixtures/sign-in.ts'

const CLOSES_AFTER_MS = 5_000

test('a message stands at the top right, Alt+T leads to it, and after five seconds it is gone', async ({ page }) => {
  await page.clock.install()
  await signInAs(page, 'Employer')
  await connectOrganization(page)
  await page.goto('/app/employer/company')
  await awake(page)
  await page.getByRole('button', { name: 'Connect' }).click()
  const message = page.getByRole('listitem').filter({ hasText: 'Active organisation set successfully' })
  await expect(message).toBeVisible()
  const box = await message.boundingBox()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  expect(box?.y).toBeLessThan(height / 4)
  expect(width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(40)

  await page.keyboard.press('Alt+t')
  await expect(page.getByRole('region', { name: /^Messages/ }).locator('ol')).toBeFocused()
  // Whoever reads it by keyboard is not hurried.
  await page.clock.fastForward(2 * CLOSES_AFTER_MS)
  await expect(message).toBeVisible()
  await page.locator('#content').focus()
  await page.clock.runFor(CLOSES_AFTER_MS - 1_500)
  await expect(message).toBeVisible()
  await page.clock.runFor(2_500)
  await expect(message).toHaveCount(0)
})
