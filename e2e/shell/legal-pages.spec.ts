import type { BrowserContext, Page } from '@playwright/test'
import { seedId } from '#/db/seed/seed-id.ts'
import { awake } from '../fixtures/awake.ts'
import { pageWidth } from '../fixtures/axe.ts'
import { callFunction } from '../fixtures/call-function.ts'
import { buildNewcomer } from '../fixtures/newcomer.ts'
import { joinQuickly } from '../fixtures/quick-start.ts'
import { signInAs } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'

const JOB = `/job/${seedId('civil-engineer-flood-defences')}`

test.use({ storageState: { cookies: [], origins: [] } })

for (const [path, title] of [
  ['/privacy', 'Privacy and cookie policy'],
  ['/terms', 'Terms and conditions'],
] as const)
  test(`${path} says since when it is in force, and its list of contents leads to every part`, async ({
    page,
  }) => {
    await page.goto(path)
    await awake(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByText(/^In force since \d+ \w+ \d{4}$/)).toBeVisible()
    const entries = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    const count = await entries.count()
    expect(count).toBe(await page.locator('article h2').count())
    for (const nth of [0, Math.floor(count / 2), count - 1]) {
      const name = await entries.nth(nth).innerText()
      await entries.nth(nth).click()
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport({ ratio: 1 })
    }
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await pageWidth(page)).toBe(320)
  })

/** The names that the privacy page lists; those that end in … are the beginnings of names. */
async function listedNames(page: Page): Promise<string[]> {
  await page.goto('/privacy')
  return page.locator('#browser td:first-child').allTextContents()
}

const isListed = (listed: readonly string[], name: string) =>
  listed.some((known) => (known.endsWith('…') ? name.startsWith(known.slice(0, -1)) : name === known))

/** Everything that the browser holds for the product. */
async function heldBy(context: BrowserContext, page: Page): Promise<string[]> {
  const cookies = (await context.cookies()).map(({ name }) => name)
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  return [...cookies, ...kept]
}

/** What a visitor does that leaves something behind. */
async function visit(page: Page): Promise<void> {
  await page.goto('/jobs')
  await page.getByRole('region', { name: 'Cookie notice' }).getByRole('button', { name: 'Got it' }).click()
  // What keeps the note comes with the press: the page is not left before.
  await expect.poll(async () => heldBy(page.context(), page)).toContain('flightpath.notice')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').getByText('Dark', { exact: true }).click()
  await page.keyboard.press('Escape')
  await page.goto(JOB)
  await awake(page)
  await page.getByRole('link', { name: 'Like this job' }).first().click()
  await expect(page).toHaveURL(/\/auth\//)
  const inEnglish = { name: 'setLanguage', method: 'POST', data: { language: 'en' } } as const
  expect((await callFunction(page.request, inEnglish)).status()).toBe(200)
}

async function impersonate(page: Page, userId: string): Promise<void> {
  await signInAs(page, 'Admin')
  const { origin } = new URL(page.url())
  const answer = await page.request.post('/api/auth/admin/impersonate-user', {
    data: { userId },
    headers: { origin },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

test(
  'the browser holds nothing that the privacy page does not list, whoever one is and whatever one does',
  { tag: ['@R033'] },
  async ({ page, context, browser }) => {
    const listed = await listedNames(page)
    expect(listed.length).toBeGreaterThan(12)
    const held = new Set<string>()
    const note = async () => {
      for (const name of await heldBy(context, page)) held.add(name)
    }
    const open = async (...paths: string[]) => {
      for (const path of paths) {
        await page.goto(path)
        await awake(page)
        await note()
      }
    }

    await visit(page)
    await note()
    await signInAs(page, 'Individual')
    await open('/app/individual', '/app/individual/profile/step1', '/app/settings', '/jobs/maps')
    await signInAs(page, 'Employer')
    await open('/app/employer', '/app/employer/company', '/app/employer/team')
    const stranger = await (await browser.newContext()).newPage()
    const person = buildNewcomer('Brigid', 'Kelp')
    await joinQuickly(stranger, person, 'Individual')
    const known = (await (await stranger.request.get('/api/auth/get-session')).json()) as {
      user: { id: string }
    }
    await impersonate(page, known.user.id)
    await open('/app/individual')

    expect([...held].filter((name) => !isListed(listed, name))).toEqual([])
    const must = [
      ...['flightpath.session_token', 'flightpath.session_data', 'flightpath.admin_session'],
      ...['flightpath.dont_remember', 'language', 'theme', 'flightpath.notice', 'noted-like'],
      'tsr-scroll-restoration-v1_3',
    ]
    expect(must.filter((name) => !held.has(name))).toEqual([])
    expect(must.filter((name) => !isListed(listed, name))).toEqual([])
  },
)
