import type { Locator, Page } from '@playwright/test'
import { SCROLLING_BOXES } from '#/lib/scroll-places.ts'
import { expect, test } from '../fixtures/test.ts'
import { awake } from '../fixtures/awake.ts'
import { beforeScripts, isWritten } from '../fixtures/before-scripts.ts'
import { copyJob } from '../fixtures/copy-job.ts'
import { isAtEnd } from '../fixtures/is-at-end.ts'
import { enterAsNewEmployer } from '../fixtures/new-employer.ts'
import { ownWord } from '../fixtures/own-word.ts'
import { publishJob } from '../fixtures/publish-job.ts'

/** Several pages of the list. */
const COPIES = 45
const PAGE_ROWS = 25

const word = ownWord()

// As most people have it: what moves smoothly must still come to where it was.
test.use({ reducedMotion: 'no-preference' })
test.describe.configure({ mode: 'default' })

test.beforeAll(async ({ browser, database }) => {
  const page = await browser.newPage()
  await enterAsNewEmployer(page)
  await copyJob(database, await publishJob(page, `Lock Keeper ${word}`), COPIES)
  await page.close()
})

const rows = (page: Page) => page.getByRole('region', { name: 'Jobs', exact: true }).getByRole('listitem')

const titleOf = (row: Locator) => row.getByRole('heading').getByRole('link')

/**
 * Runs in the page: waits until no box has scrolled and no row has moved for twenty frames. A slow machine draws fewer
 * frames, and a scroll that goes on moves in each of them.
 */
async function stillInPage(scrollingBoxes: string): Promise<void> {
  const FRAMES = 20
  const places = () => {
    const boxes = document.querySelectorAll(scrollingBoxes)
    const links = document.querySelectorAll('a[data-job]')
    return [
      window.scrollY,
      ...Array.from(boxes, ({ scrollTop }) => scrollTop),
      ...Array.from(links, (link) => link.getBoundingClientRect().top),
    ].join(' ')
  }
  let [before, still] = ['', 0]
  while (still < FRAMES) {
    await new Promise((done) => requestAnimationFrame(done))
    const now = places()
    still = now === before ? still + 1 : 0
    before = now
  }
}

const waitUntilStill = (page: Page) => page.evaluate(stillInPage, SCROLLING_BOXES)

async function openList(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 })
  await page.goto(`/jobs?search=${word}`)
  await waitUntilStill(page)
  await awake(page)
}

/**
 * Scrolls to rows that came when they were near. Not by the wheel: the browser adds what a wheel turned to where the page
 * goes next, and says nothing of when it has.
 */
async function scrollOn(page: Page): Promise<Locator> {
  await expect(async () => {
    await rows(page).last().scrollIntoViewIfNeeded()
    expect(await rows(page).count()).toBeGreaterThan(PAGE_ROWS)
  }).toPass()
  await waitUntilStill(page)
  return rows(page).nth(28)
}

/** Where a row stands on the screen, once it is there and stands. */
async function topOf(row: Locator): Promise<number> {
  await expect(row).toBeInViewport({ ratio: 0.9 })
  await waitUntilStill(row.page())
  return Math.round((await row.boundingBox())?.y ?? Number.NaN)
}

/** Goes back from a job; the list has the same rows, and the one that was opened stands where it stood. */
async function expectSameList(page: Page, { opened, top }: { opened: string; top: number }): Promise<void> {
  await page.waitForURL('**/job/*')
  await expect(page.getByRole('heading', { level: 1, name: opened })).toBeVisible()
  await page.goBack()
  const row = rows(page).filter({ has: page.getByRole('link', { name: opened, exact: true }) })
  await expect(row).toBeInViewport({ ratio: 0.9 })
  expect(await topOf(row)).toBe(top)
  await expect(titleOf(row)).toBeFocused()
}

for (const width of [1280, 390]) {
  test(
    `a job opened by the keyboard leads back to its row, at ${width} px`,
    { tag: ['@flaky'] },
    async ({ page }) => {
      await openList(page, width)
      const goDown = async (steps: number) => {
        for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowDown')
      }
      await goDown(PAGE_ROWS)
      // Keys stop at the last row that is here.
      await expect(rows(page).nth(PAGE_ROWS)).toBeAttached()
      await goDown(10)
      const row = rows(page).filter({ has: page.locator(':focus') })
      const opened = await row.getByRole('heading').innerText()
      const top = await topOf(row)
      await page.keyboard.press('Enter')
      await expectSameList(page, { opened, top })
      await page.keyboard.press('ArrowDown')
      await expect(page.locator(':focus')).not.toHaveText(opened)
    },
  )
}

test('a job opened beside the list and then in full leads back to its row', async ({ page }) => {
  await openList(page, 1280)
  const row = await scrollOn(page)
  const opened = await row.getByRole('heading').innerText()
  await titleOf(row).click()
  const top = await topOf(row)
  await page.getByRole('link', { name: 'Open the full page' }).click()
  await expectSameList(page, { opened, top })
})

test('a job opened from the page of a phone leads back to its row, by the button in the bar too', async ({
  page,
}) => {
  await openList(page, 390)
  const row = await scrollOn(page)
  const opened = await row.getByRole('heading').innerText()
  await row.scrollIntoViewIfNeeded()
  const top = await topOf(row)
  await titleOf(row).click()
  await expectSameList(page, { opened, top })
  await titleOf(row).click()
  await page.waitForURL('**/job/*')
  await page.getByRole('banner').getByRole('button', { name: 'Back' }).click()
  await expect(titleOf(row)).toBeFocused()
  expect(await topOf(row)).toBe(top)
})

test('a page that is loaded anew stands where one chose a job in its list', async ({ page }) => {
  await openList(page, 1280)
  const row = rows(page).nth(15)
  await row.scrollIntoViewIfNeeded()
  await titleOf(row).click()
  await page.waitForURL(/job=/)
  const top = await topOf(row)
  await page.reload()
  await awake(page)
  await expect(row).toBeInViewport({ ratio: 0.9 })
  expect(await topOf(row)).toBe(top)
})

test('a list that is scrolled before its scripts are here stands there again before they come', async ({
  page,
}) => {
  const row = rows(page).nth(15)
  let top = 0
  await beforeScripts(page, `/jobs?search=${word}`, async () => {
    await isWritten(page, '/jobs')
    await waitUntilStill(page)
    await row.scrollIntoViewIfNeeded()
    top = await topOf(row)
  })
  await page.goto('/terms')
  await beforeScripts(page, null, async () => {
    await isWritten(page, '/jobs')
    expect(await topOf(row)).toBe(top)
  })
  expect(await topOf(row)).toBe(top)
})

test('a page that is loaded anew at its end stands there', async ({ page }) => {
  await page.goto('/how-matching-works')
  await awake(page)
  await page.keyboard.press('End')
  await page.waitForFunction(isAtEnd)
  await page.reload()
  expect(await page.evaluate(isAtEnd)).toBe(true)
  await awake(page)
  expect(await page.evaluate(isAtEnd)).toBe(true)
})

test('another order begins at the top of the list', { tag: ['@flaky'] }, async ({ page }) => {
  await openList(page, 1280)
  await scrollOn(page)
  await page.getByLabel('Order').selectOption('salary')
  await page.waitForURL(/sort=salary/)
  await expect(rows(page).first()).toBeInViewport({ ratio: 0.9 })
})
