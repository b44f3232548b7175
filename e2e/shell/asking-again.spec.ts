import type { Page } from '@playwright/test'
import { awake } from '../fixtures/awake.ts'
import { connectOrganization } from '../fixtures/connect-organization.ts'
import { signInAs } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'

const ASKED = '/_serverFn/getActiveTeam'
const STEP_MS = 250

type Noted = { asked: number[]; failed: number }

/** Notes by the page's own clock when it asked, and how often it heard that nothing came. */
const noteAsking = (page: Page) =>
  page.evaluate((path) => {
    const noted: Noted = { asked: [], failed: 0 }
    const send = window.fetch
    Object.assign(window, { noted })
    window.fetch = async (...call) => {
      const isAsked = String(call[0] instanceof Request ? call[0].url : call[0]).includes(path)
      if (isAsked) noted.asked.push(Date.now())
      try {
        return await send(...call)
      } finally {
        if (isAsked) noted.failed += 1
      }
    }
  }, ASKED)

const noted = (page: Page) => page.evaluate(() => (window as unknown as { noted: Noted }).noted)

test(
  'what could not be loaded is asked for three times more, after 1, 2 and 4 seconds',
  { tag: ['@R207'] },
  async ({ page }) => {
    await signInAs(page, 'Employer')
    await connectOrganization(page)
    await page.goto('/app/employer/company')
    await awake(page)
    await page.route(`**${ASKED}*`, (route) => route.abort())
    await noteAsking(page)
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.evaluate(() => window.history.pushState({}, '', '/app/employer/team'))

    const heading = page.getByRole('heading', { level: 1 })
    for (let asked = 1; asked <= 4; asked += 1) {
      // Time stands still until the page has heard that nothing came: a slow machine waits no longer than a fast one.
      await expect(async () => {
        if ((await noted(page)).asked.length < asked) await page.clock.runFor(STEP_MS)
        expect((await noted(page)).failed).toBe(asked)
      }).toPass({ intervals: [50] })
    }
    await expect(async () => {
      await page.clock.runFor(STEP_MS)
      await expect(heading).toHaveText('Oops!', { timeout: 100 })
    }).toPass()
    await page.clock.runFor(60_000)
    const { asked } = await noted(page)
    const waits = asked.slice(1).map((time, index) => time - (asked[index] ?? 0))
    expect(waits.map((ms) => Math.round(ms / 1_000))).toEqual([1, 2, 4])
  },
)
