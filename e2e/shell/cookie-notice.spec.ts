import type { Locator, Page } from '@playwright/test'
import { seedId } from '#/db/seed/seed-id.ts'
import { awake } from '../fixtures/awake.ts'
import { coloursStill, findings, pageWidth } from '../fixtures/axe.ts'
import { readNoticeIn } from '../fixtures/notice-read.ts'
import { expect, test } from '../fixtures/test.ts'
import { watchPage } from '../fixtures/watch-page.ts'

const JOB = `/job/${seedId('civil-engineer-flood-defences')}`
const PHONE = { width: 390, height: 844 }
const SHIFT_MAX = 0.02

// A browser that has not been here before.
test.use({ storageState: { cookies: [], origins: [] } })

const noticeOf = (page: Page) => page.getByRole('region', { name: 'Cookie notice' })
const read = (page: Page) => noticeOf(page).getByRole('button', { name: 'Got it' })

/** How far each part of the page moved by itself, added up. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((tell) => {
        let shift = 0
        const seen = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value
        })
        seen.observe({ type: 'layout-shift', buffered: true })
        // What has moved until now is told after a frame, and before the page is idle.
        requestAnimationFrame(() => requestIdleCallback(() => tell(shift)))
      }),
  )

/** Whether a part lies free above another. */
const isAbove = async (part: Locator, other: Locator) => {
  const [own, under] = [await part.boundingBox(), await other.boundingBox()]
  return own !== null && under !== null && own.y + own.height <= under.y + 1
}

test(
  'a visitor is told once what is kept: nothing is asked, nothing comes from elsewhere, nothing is a cookie',
  { tag: ['@R019'] },
  async ({ page, context, baseURL }) => {
    const seen = watchPage(page, baseURL ?? '')
    await page.goto('/jobs')
    await expect(noticeOf(page)).toBeVisible()
    await expect(noticeOf(page)).toContainText('nothing to agree to')
    await expect(noticeOf(page).getByRole('button')).toHaveCount(1)
    expect(await noticeOf(page).evaluate((region) => region.contains(document.activeElement))).toBe(false)
    expect(await shiftOf(page)).toBeLessThanOrEqual(SHIFT_MAX)
    await read(page).focus()
    await page.keyboard.press('Enter')
    await expect(noticeOf(page)).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['flightpath.notice'])
    expect(await context.cookies()).toEqual([])

    await page.reload()
    await awake(page)
    await expect(noticeOf(page)).toHaveCount(0)
    expect(await seen()).toEqual({ refusedByPolicy: [], fromElsewhere: [], errors: [] })
  },
)

test('whoever has not read it meets it on the next page too, and reads there what is kept', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page).toHaveURL('/auth/signin')
  await noticeOf(page).getByRole('link', { name: 'What is kept' }).click()
  await expect(page).toHaveURL('/privacy#browser')
  const part = page.getByRole('heading', { name: 'What your browser keeps' })
  await expect(part).toBeInViewport()
  await expect(noticeOf(page)).toBeVisible()
})

/** Holds the scripts of a page back: it stays as its first paint shows it. */
const withoutItsScripts = (page: Page) => page.route('**/*.js', (route) => route.abort())

for (const isRead of [false, true])
  test(`before the page’s scripts the note is ${isRead ? 'not there, where it was read' : 'there already'}`, async ({
    page,
    context,
  }) => {
    if (isRead) await readNoticeIn(context)
    await withoutItsScripts(page)
    await page.goto('/contact', { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(noticeOf(page)).toBeVisible({ visible: !isRead })
  })

test('before its own code is here the note stays as the server drew it, and a press of its button is kept', async ({
  page,
}) => {
  const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>()
  const { promise: code, resolve: letCodeCome } = Promise.withResolvers<void>()
  await page.route('**/assets/cookie-notice-*.js', async (route) => {
    isAsked()
    await code
    await route.continue()
  })
  await page.goto('/contact')
  const drawn = await noticeOf(page).elementHandle()
  await asked
  // The page is at work, and draws its frame anew for the menu.
  await awake(page)
  const opener = page.getByRole('button', { name: 'Open menu' })
  await opener.click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await page.keyboard.press('Escape')
  // A menu that closes gives the keyboard back.
  await expect(opener).toBeFocused()
  await read(page).focus()
  await page.keyboard.press('Enter')
  await expect(noticeOf(page)).toBeVisible()
  expect(await drawn?.evaluate((region) => region.isConnected)).toBe(true)
  letCodeCome()
  await expect(noticeOf(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})

test('it comes on no map, and on the page after it', async ({ page }) => {
  await page.goto('/jobs/maps')
  await awake(page)
  await expect(noticeOf(page)).toHaveCount(0)
  await page.goto('/jobs')
  await expect(noticeOf(page)).toBeVisible()
})

test.describe('read before', () => {
  test.beforeEach(({ context }) => readNoticeIn(context))

  test(
    'it opens again from the footer, takes the keyboard and gives it back',
    { tag: ['@R019'] },
    async ({ page }) => {
      await page.goto('/contact')
      await awake(page)
      const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie notice' })
      await opener.focus()
      await page.keyboard.press('Enter')
      await expect(noticeOf(page)).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(noticeOf(page).getByRole('link', { name: 'What is kept' })).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(noticeOf(page)).toHaveCount(0)
      await expect(opener).toBeFocused()
    },
  )
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test(
    'it stands above what stands at the foot, and no focus goes under it',
    { tag: ['@R019'] },
    async ({ page }) => {
      await page.goto(JOB)
      await expect(noticeOf(page)).toBeVisible()
      // What moves while the page comes to rest moves the focus with it.
      await awake(page)
      const foot = page.getByRole('button', { name: 'Share' }).last()
      await expect.poll(() => isAbove(read(page), foot)).toBe(true)
      for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
        await link.focus()
        await expect.poll(() => isAbove(link, noticeOf(page))).toBe(true)
      }
      expect(await shiftOf(page)).toBeLessThanOrEqual(SHIFT_MAX)
      expect(await pageWidth(page)).toBe(PHONE.width)
    },
  )

  test('nothing for axe in either colours, and no sideways scrolling at 320 px', async ({ page }) => {
    await page.goto('/contact')
    await expect(noticeOf(page)).toBeVisible()
    expect(await findings(page), 'light').toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    await coloursStill(page)
    expect(await findings(page), 'dark').toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await pageWidth(page)).toBe(320)
    await expect(read(page)).toBeInViewport({ ratio: 1 })
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing is shown and nothing offers to show it, and the privacy page says the same', async ({
    page,
  }) => {
    await page.goto('/privacy')
    await expect(page.getByText('Cookie notice', { exact: true })).toBeHidden()
    await expect(page.getByRole('heading', { name: 'What your browser keeps' })).toBeVisible()
    await expect(page.getByText('none of it needs your consent')).toBeVisible()
  })
})
