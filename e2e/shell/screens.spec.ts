import type { Page } from '@playwright/test'
import { awake } from '../fixtures/awake.ts'
import { connectOrganization } from '../fixtures/connect-organization.ts'
import { partHere } from '../fixtures/part-here.ts'
import { signInAs } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'

const PENDING_AFTER_MS = 500
const PENDING_AT_LEAST_MS = 1_000

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function asEmployer(page: Page, path: string): Promise<void> {
  await signInAs(page, 'Employer')
  await connectOrganization(page)
  await page.goto(path)
  await awake(page)
}

/** Goes to another page as a link does, without loading the document anew. */
const goTo = (page: Page, path: string) =>
  page.evaluate((href) => window.history.pushState({}, '', href), path)

test(
  'a page that fails says so, shows its details when asked, tries again, and leads back',
  { tag: ['@R100'] },
  async ({ page }) => {
    await asEmployer(page, '/app/employer')
    await page.clock.install()
    await page.route('**/_serverFn/getActiveTeam*', (route) => route.abort())
    await goTo(page, '/app/employer/team')
    await expect(async () => {
      await page.clock.fastForward(8_000)
      await expect(heading(page)).toHaveText('Oops!', { timeout: 100 })
    }).toPass()
    await expect(page.getByText(/^Flightpath cannot be reached\. Check your connection/)).toBeVisible()
    const details = page.getByRole('button', { name: 'Show error details' })
    await details.click()
    await expect(page.locator('pre')).toBeVisible()
    await page.getByRole('button', { name: 'Hide error details' }).click()
    await expect(page.locator('pre')).toBeHidden()

    await page.unroute('**/_serverFn/getActiveTeam*')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(heading(page)).toHaveText('Team')
  },
)

test('Go Back on a page that failed leads to the page before', { tag: ['@R100'] }, async ({ page }) => {
  await asEmployer(page, '/app/employer/company')
  await page.clock.install()
  await page.route('**/_serverFn/getActiveTeam*', (route) => route.abort())
  await goTo(page, '/app/employer/team')
  await expect(async () => {
    await page.clock.fastForward(8_000)
    await expect(heading(page)).toHaveText('Oops!', { timeout: 100 })
  }).toPass()
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(page).toHaveURL('/app/employer/company')
})

test(
  'when not even who is here can be asked, Go Home on what failed leads home',
  { tag: ['@R100', '@R101'] },
  async ({ page }) => {
    await signInAs(page, 'Individual')
    await page.goto('/contact')
    await awake(page)
    await page.clock.install()
    await page.route('**/_serverFn/getRootData*', (route) => route.abort())
    await goTo(page, '/auth/signout')
    await expect(async () => {
      await page.clock.fastForward(8_000)
      await expect(heading(page)).toHaveText('Oops!', { timeout: 100 })
    }).toPass()
    await expect(page.getByRole('button', { name: 'Go Back' })).toHaveCount(0)
    await page.unroute('**/_serverFn/getRootData*')
    await page.getByRole('link', { name: 'Go Home' }).click()
    await expect(page).toHaveURL('/auth/signin')
  },
)

test(
  'an address that leads nowhere shows a way to start over and a way back',
  { tag: ['@R102'] },
  async ({ page }) => {
    await page.goto('/terms')
    expect((await page.goto('/no/such/page'))?.status()).toBe(404)
    await awake(page)
    await expect(heading(page)).toHaveText('404 - Page Not Found')
    await expect(page.getByRole('link', { name: 'Start Over' })).toHaveAttribute('href', '/')
    await page.getByRole('button', { name: 'Go Back' }).click()
    await expect(page).toHaveURL('/terms')
  },
)

test('a page that is come to by a link has the keyboard at its heading, and not above its bar', async ({
  page,
}) => {
  await asEmployer(page, '/app/employer/company')
  await page.getByRole('main').getByRole('link', { name: 'Team' }).press('Enter')
  await expect(page).toHaveURL('/app/employer/team')
  await expect(heading(page)).toBeFocused()
})

test(
  'inside one’s area the way back from an address that leads nowhere is one’s area',
  { tag: ['@R103'] },
  async ({ page }) => {
    await asEmployer(page, '/app/employer/no-such-page')
    await page.getByRole('link', { name: 'Go Back' }).click()
    await expect(page).toHaveURL('/app/employer')
  },
)

test('a page that comes soon shows no pending indicator', { tag: ['@R107', '@flaky'] }, async ({ page }) => {
  await asEmployer(page, '/app/employer/company')
  await page.evaluate(() => {
    const isPending = () => document.querySelector('main [role=status]')?.textContent.includes('Loading')
    new MutationObserver(() => {
      if (isPending()) performance.mark('pending')
    }).observe(document.body, { subtree: true, childList: true })
  })
  // The page's clock stands still just before the indicator's time, however long this machine takes.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const answered = page.waitForResponse('**/_serverFn/getActiveTeam*')
  await goTo(page, '/app/employer/team')
  await (await answered).finished()
  await page.clock.runFor(PENDING_AFTER_MS - 50)
  await expect(heading(page)).toHaveText('Team')
  expect(await page.evaluate(() => performance.getEntriesByName('pending').length)).toBe(0)
})

/** When the indicator came and went, in milliseconds of the page's own clock from now on. */
async function watchIndicator(page: Page): Promise<() => Promise<number[]>> {
  const changes = await page.evaluateHandle(() => {
    const [found, from]: [number[], number] = [[], Date.now()]
    let was = false
    const look = () => {
      const is = document.querySelector('main [role=status]')?.textContent.includes('Loading') ?? false
      if (is !== was) found.push(Date.now() - from)
      was = is
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true })
    return found
  })
  return () => changes.jsonValue()
}

test(
  'a page that is slow shows the indicator after half a second, and then for a second at least',
  { tag: ['@R107'] },
  async ({ page }) => {
    const { promise: answer, resolve: letAnswerCome } = Promise.withResolvers<void>()
    await asEmployer(page, '/app/employer/company')
    await page.route('**/_serverFn/getActiveTeam*', async (route) => {
      await answer
      await route.continue()
    })
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    const pending = page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' })
    const changes = await watchIndicator(page)
    const asked = page.waitForRequest('**/_serverFn/getActiveTeam*')
    await goTo(page, '/app/employer/team')
    await asked
    await page.clock.runFor(PENDING_AFTER_MS + 50)
    await expect(pending).toBeVisible()

    const answered = page.waitForResponse('**/_serverFn/getActiveTeam*')
    letAnswerCome()
    await (await answered).finished()
    // In small steps: the page takes the answer in between two of them, and not after all of them.
    for (let passed = 0; passed <= PENDING_AT_LEAST_MS; passed += 50) await page.clock.runFor(50)
    await expect(heading(page)).toHaveText('Team')
    const [came = 0, went = 0] = await changes()
    expect(came).toBeGreaterThanOrEqual(PENDING_AFTER_MS)
    expect(went - came).toBeGreaterThanOrEqual(PENDING_AT_LEAST_MS)
  },
)

for (const { reducedMotion, before, how } of [
  { reducedMotion: 'no-preference', before: 'reduce', how: 'smoothly' },
  { reducedMotion: 'reduce', before: 'no-preference', how: 'at once where less motion is asked for' },
] as const) {
  test.describe(`with ${reducedMotion} of motion`, () => {
    test.use({ reducedMotion })

    test(`going back returns to where one had scrolled, ${how}`, { tag: ['@R108'] }, async ({ page }) => {
      const behaviours = new Set<string>()
      await page.exposeFunction('note', (told: string) => behaviours.add(told))
      await page.addInitScript(() => {
        const { note } = window as unknown as { note: (told: string) => void }
        const scrollTo = window.scrollTo.bind(window)
        window.scrollTo = ((options: ScrollToOptions) => {
          const { behavior = 'auto' } = options
          note(behavior === 'auto' ? getComputedStyle(document.documentElement).scrollBehavior : behavior)
          scrollTo(options)
        }) as typeof window.scrollTo
      })
      await page.emulateMedia({ reducedMotion: before })
      await page.goto('/how-matching-works')
      await awake(page)
      // The wish counts that one has now, not the one that one had when the page came.
      await page.emulateMedia({ reducedMotion })
      await page.evaluate(() => window.scrollTo({ top: 900 }))
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
      behaviours.clear()
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).dispatchEvent('click')
      await expect(page).toHaveURL('/contact')
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
      await page.goBack()
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
      expect(Array.from(behaviours, (told) => told === 'smooth')).toEqual([reducedMotion === 'no-preference'])
    })

    test('going back from a page that is still loading returns to where one had scrolled', async ({
      page,
    }) => {
      await page.goto('/how-matching-works')
      await awake(page)
      await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
      await page.route('**/assets/*.js', () => {})
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).dispatchEvent('click')
      await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading')
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
      await page.goBack()
      await expect(heading(page)).toHaveText('How matching works')
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
    })
  })
}

/** Takes a built file away, as a deploy does. A page fetches some by itself after a while, so it is gone before a page comes. */
const takeAway = (page: Page, name: string) =>
  page.route(`**/assets/${name}-*.js`, (route) => route.fulfill({ status: 404 }))

test(
  'a part that is gone since the last deploy reloads the page once, and then says what is wrong',
  { tag: ['@R104', '@R110', '@R200'] },
  async ({ page }) => {
    let loads = 0
    page.on('domcontentloaded', () => (loads += 1))
    await takeAway(page, 'sidebar')
    await page.goto('/contact')
    await awake(page)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect.poll(() => loads).toBe(2)
    await awake(page)

    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByText('Something went wrong!')).toBeVisible()
    await page.getByRole('button', { name: 'Show error details' }).click()
    await expect(page.getByText(/Failed to fetch dynamically imported module/)).toBeVisible()
    expect(loads).toBe(2)
  },
)

test('without a connection the menu opens, a page that is not here says so, and comes by itself once there is one', async ({
  page,
  context,
}) => {
  await page.goto('/contact')
  await awake(page)
  await page.getByRole('textbox', { name: 'Message' }).fill('Do you have a branch in Leeds?')
  // The menu is fetched once all else is here.
  await partHere(page, 'sidebar')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Do you have a branch in Leeds?')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Terms and conditions' })
    .dispatchEvent('click')
  await expect(page.getByText('Flightpath cannot be reached')).toBeVisible()
  await context.setOffline(false)
  await expect(heading(page)).toHaveText('Terms and conditions')
})

test(
  'a page that is gone since the last deploy is loaded anew once, and does not go round in circles',
  { tag: ['@R110'] },
  async ({ page }) => {
    let loads = 0
    page.on('domcontentloaded', () => (loads += 1))
    await takeAway(page, 'terms')
    await page.goto('/contact')
    await awake(page)
    await goTo(page, '/terms')
    await expect.poll(() => loads).toBe(2)
    await expect(heading(page)).toHaveText('Oops!')
    await awake(page)
    expect(loads).toBe(2)
  },
)

test(
  'every part that is gone reloads the page once, for each is another message',
  { tag: ['@R110'] },
  async ({ page }) => {
    let loads = 0
    page.on('domcontentloaded', () => (loads += 1))
    for (const name of ['sidebar', 'terms']) await takeAway(page, name)
    await page.goto('/contact')
    await awake(page)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect.poll(() => loads).toBe(2)
    await awake(page)
    await goTo(page, '/terms')
    await expect.poll(() => loads).toBe(3)
    await expect(heading(page)).toHaveText('Oops!')
    await awake(page)
    expect(loads).toBe(3)
  },
)
