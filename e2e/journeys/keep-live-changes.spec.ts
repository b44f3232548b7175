import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { awake } from '../fixtures/awake.ts'
import { enterAsNewEmployer } from '../fixtures/new-employer.ts'
import { NEWCOMER_PASSWORD } from '../fixtures/newcomer.ts'
import { publishJob } from '../fixtures/publish-job.ts'
import { signIn } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'

const title = (page: Page) => page.getByRole('combobox', { name: 'Job title' })
const openings = (page: Page) => page.getByLabel('Openings')
const step1 = (id: string) => `/app/employer/jobs/edit/${id}/step1`

async function openStep(page: Page, id: string): Promise<void> {
  await page.goto(step1(id))
  await awake(page)
}

/** What was typed stands in the form, and the page says that nobody else sees it. */
async function expectKept(page: Page, typed: { title: string; openings: string }): Promise<void> {
  await expect(title(page)).toHaveValue(typed.title)
  await expect(openings(page)).toHaveValue(typed.openings)
  await expect(page.getByText('Changes not published yet')).toBeVisible()
}

/** Ends a page as a fault of the browser does: nothing in it hears of its end. */
async function crash(context: BrowserContext, page: Page): Promise<Page> {
  const devtools = await context.newCDPSession(page)
  // The command is never answered: whoever would answer it is gone.
  void devtools.send('Page.crash').catch(() => undefined)
  await page.waitForEvent('crash')
  return context.newPage()
}

test('what was typed on a live job outlives a reload, a crash, a closed browser and an ended session', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const profile = mkdtempSync(join(tmpdir(), 'flightpath-browser-'))
  const launch = () => playwright.chromium.launchPersistentContext(profile, { ...launchOptions, baseURL })
  let context = await launch()
  try {
    let page = await context.newPage()
    const email = await enterAsNewEmployer(page)
    const id = await publishJob(page, 'Weir Keeper')
    await openStep(page, id)
    await title(page).fill('Weir Keeper, Nights')
    await openings(page).fill('4')
    await page.reload()
    await expectKept(page, { title: 'Weir Keeper, Nights', openings: '4' })

    await openings(page).fill('5')
    await expect(page.getByText('Changes not published yet')).toBeVisible()
    page = await crash(context, page)
    await openStep(page, id)
    await expectKept(page, { title: 'Weir Keeper, Nights', openings: '5' })

    await openings(page).fill('6')
    await context.close()
    context = await launch()
    page = await context.newPage()
    await openStep(page, id)
    await expectKept(page, { title: 'Weir Keeper, Nights', openings: '6' })

    await context.clearCookies()
    await openings(page).fill('7')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Your last changes are not saved')).toBeVisible()
    await page.goto(step1(id))
    await page.waitForURL(/\/auth\/signin\?next=/)
    await signIn(page, email, NEWCOMER_PASSWORD)
    await openStep(page, id)
    await expectKept(page, { title: 'Weir Keeper, Nights', openings: '7' })

    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Changes saved')).toBeVisible()
    await page.goto(`/job/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Weir Keeper, Nights' })).toBeVisible()
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
})
