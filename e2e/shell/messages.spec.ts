import type { Page } from '@playwright/test'
import { awake } from '../fixtures/awake.ts'
import { connectOrganization } from '../fixtures/connect-organization.ts'
import { DEMO_LIST, DEMO_SEARCH } from '../fixtures/demo-list.ts'
import { signInAs } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'

const TEXT = 'Active organisation set successfully'
const CLOSES_AFTER_MS = 5_000

/** Connects the other company, which is answered with a message. */
async function causeMessage(page: Page) {
  await page.clock.install()
  await signInAs(page, 'Employer')
  await connectOrganization(page)
  await page.goto('/app/employer/company')
  await awake(page)
  await page.getByRole('button', { name: 'Connect' }).click()
  const message = page.getByRole('listitem').filter({ hasText: TEXT })
  await expect(message).toBeVisible()
  return message
}

/** Makes the page believe that its tab is hidden. In a hidden tab messages do not close by themselves. */
const lookAway = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })

test('a message closes by itself after five seconds', { tag: ['@R147', '@R206'] }, async ({ page }) => {
  const message = await causeMessage(page)
  await page.clock.fastForward(CLOSES_AFTER_MS)
  await expect(message).toHaveCount(0)
})

test(
  'messages stand at the top right; Alt+T leads to them, and there they wait',
  { tag: ['@R206'] },
  async ({ page }) => {
    const message = await causeMessage(page)
    await lookAway(page)
    const box = await message.boundingBox()
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    expect(box?.y).toBeLessThan(height / 4)
    expect(width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(40)

    await page.keyboard.press('Alt+t')
    await expect(page.getByRole('region', { name: /^Messages/ }).getByRole('list')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(message.getByRole('button', { name: 'Dismiss' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(message).toHaveCount(0)
  },
)

test(
  'that the link of a job is copied is not said on the next page any more',
  { tag: ['@flaky'] },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(DEMO_LIST)
    await awake(page)
    await page.getByRole('button', { name: 'Share' }).click()
    const message = page.getByText('Link copied')
    await expect(message).toBeVisible()
    await lookAway(page)
    await page.getByRole('link', { name: 'Map', exact: true }).click()
    await expect(page).toHaveURL(`/jobs/maps?${DEMO_SEARCH}`)
    await expect(message).toHaveCount(0)
  },
)

for (const [width, actions] of [
  [1280, ['Share', /^Like this job/, 'Map']],
  [390, ['Filters', 'Map']],
] as const) {
  test(
    `a message about the list covers no action at its top, at ${width} px`,
    { tag: ['@flaky'] },
    async ({ page, context }) => {
      await page.setViewportSize({ width, height: 844 })
      await signInAs(page, 'Individual')
      await page.goto(DEMO_LIST)
      await awake(page)
      const actionOf = (name: string | RegExp) =>
        page.getByRole('button', { name }).or(page.getByRole('link', { name })).first()
      // The job beside the list comes after the list, and without a connection it would not come any more.
      for (const name of actions) await expect(actionOf(name)).toBeVisible()
      await context.setOffline(true)
      await page
        .getByRole('button', { name: /^Like (?!this job)/ })
        .last()
        .click()
      const message = page.getByRole('listitem').filter({ hasText: 'Flightpath cannot be reached' })
      await expect(message).toBeVisible()
      await lookAway(page)
      for (const name of actions) await actionOf(name).click({ trial: true })
      await expect(message).toBeVisible()
    },
  )
}
