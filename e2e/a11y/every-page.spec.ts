import type { Page } from '@playwright/test'
import { sourceFiles } from '#tests/architecture/source-files.ts'
import { awake } from '../fixtures/awake.ts'
import { colourFindings, coloursStill, findings, pageWidth, roomBelow } from '../fixtures/axe.ts'
import { isRaw } from '../fixtures/english-texts.ts'
import { barsShare, lostText } from '../fixtures/lost-text.ts'
import { nameOf, PAGES, pagesOf, ROUTES_WITHOUT_PAGE, VISITORS } from '../fixtures/routes.ts'
import { expect, test } from '../fixtures/test.ts'
import { textsOnPage } from '../fixtures/texts-on-page.ts'
import { watchPage } from '../fixtures/watch-page.ts'

const DESKTOP = { width: 1280, height: 860 }
const PHONE = { width: 390, height: 844 }
/** What a browser makes of the desktop that shows everything twice as large. */
const ZOOMED = { width: DESKTOP.width / 2, height: DESKTOP.height / 2 }
const BARS_SHARE_MAX = 0.5
const NARROWEST = { width: 320, height: 640 }

test.use({ viewport: DESKTOP })

test('every route of the product has a row in the table of pages, and no row is left over', () => {
  const written = sourceFiles('src/routes/**/*.tsx').flatMap(({ text }) =>
    Array.from(text.matchAll(/createFileRoute\('([^']+)'\)/g), (match) => match[1] ?? ''),
  )
  const listed = [...PAGES.map(({ route }) => route), ...ROUTES_WITHOUT_PAGE]
  expect([...new Set(listed)].filter((route) => route !== 'no route').toSorted()).toEqual(written.toSorted())
})

async function paint(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await coloursStill(page)
}

/**
 * On a screen of this size all of the page can be read, and what stays in view leaves room for it, once charts are drawn
 * for it.
 */
async function expectWhole(page: Page, size: { width: number; height: number }, letters = 1): Promise<void> {
  const say = `${size.width} wide, letters × ${letters}`
  await page.setViewportSize(size)
  const { poll } = expect.configure({ soft: true })
  await poll(() => pageWidth(page), say).toBeLessThanOrEqual(size.width)
  await poll(() => roomBelow(page), say).toBeLessThanOrEqual(1)
  await poll(() => lostText(page), say).toEqual([])
  await poll(() => barsShare(page), say).toBeLessThanOrEqual(BARS_SHARE_MAX)
}

for (const visitor of VISITORS) {
  test.describe(`${nameOf(visitor)} on`, () => {
    test.use({ visitor })

    for (const { path, route, status = 200 } of pagesOf(visitor)) {
      test(`${route}: nothing for axe, nothing lost at twice the size, no sideways scrolling, nothing from elsewhere`, async ({
        page,
        baseURL,
      }) => {
        const seen = watchPage(page, baseURL ?? '')
        const response = await page.goto(path)
        expect(response?.status()).toBe(status)
        expect(response?.headers()['content-security-policy']).toMatch(/script-src 'nonce-[\w+/=]{22,}'/)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        await awake(page)

        const texts = await textsOnPage(page)
        expect(texts.filter(isRaw), 'keys of texts that are missing').toEqual([])
        expect(await findings(page), 'light').toEqual([])
        expect.soft(await roomBelow(page), 'light').toBeLessThanOrEqual(1)
        await paint(page, 'dark')
        expect(await colourFindings(page), 'dark').toEqual([])
        await expectWhole(page, ZOOMED)
        await expectWhole(page, PHONE)
        expect(await findings(page), 'dark, on a phone').toEqual([])
        await paint(page, 'light')
        expect(await colourFindings(page), 'light, on a phone').toEqual([])
        await expectWhole(page, NARROWEST)
        await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
        await expectWhole(page, DESKTOP, 2)
        expect(await seen()).toEqual({ refusedByPolicy: [], fromElsewhere: [], errors: [] })
      })
    }
  })
}
