import { awake } from '../fixtures/awake.ts'
import { watchQuiet } from '../fixtures/quiet.ts'
import { signInAs } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'

test('hovering over Signout signs nobody out; opening it does, by one request', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/sign-out')) calls.push(request.method())
  })
  await signInAs(page, 'Individual')
  const quiet = await watchQuiet(page)
  await page.goto('/app/settings')
  await awake(page)
  await page.getByRole('button', { name: 'Your account' }).click()
  const signout = page.getByRole('link', { name: 'Signout' })
  await signout.hover()
  await quiet()
  expect(calls).toEqual([])
  await page.reload()
  await awake(page)
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()

  await page.getByRole('button', { name: 'Your account' }).click()
  await signout.click()
  await expect(page.getByText('Signed out successfully')).toBeVisible()
  await expect(page).toHaveURL('/auth/signin')
  expect(calls).toEqual(['POST'])
})

test('fetching the page without showing it signs nobody out', async ({ page }) => {
  await signInAs(page, 'Employer')
  expect((await page.request.get('/auth/signout')).status()).toBe(200)
  await page.goto('/app/settings')
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
})

test('another tab notices that this browser signed out', async ({ page, context }) => {
  await signInAs(page, 'Individual')
  await page.goto('/app/settings')
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await awake(page)
  const other = await context.newPage()
  await other.goto('/auth/signout')
  await expect(other).toHaveURL('/auth/signin')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page).toHaveURL('/auth/signin')
})
