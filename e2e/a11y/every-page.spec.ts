import { sourceFiles } from '#tests/architecture/source-files.ts'
import { awake } from '../fixtures/awake.ts'
import { coloursStill, findings, pageWidth } from '../fixtures/axe.ts'
import { nameOf, PAGES, ROUTES_WITHOUT_PAGE, VISITORS } from '../fixtures/routes.ts'
import { expect, test } from '../fixtures/visitor-test.ts'
import { watchPage } from '../fixtures/watch-page.ts'

const DESKTOP = { width: 1280, height: 860 }
const PHONE = { width: 390, height: 844 }
const NARROWEST = { width: 320, height: 640 }

// A trace of what axe does to a page costs more than the page.
test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: 'reduce' }, trace: 'off' })

test('every route of the product has a row in the table of pages, and no row is left over', () => {
  const written = sourceFiles('src/routes/**/*.tsx').flatMap(({ text }) =>
    Array.from(text.matchAll(/createFileRoute\('([^']+)'\)/g), (match) => match[1] ?? ''),
  )
  const listed = [...PAGES.map(({ route }) => route), ...ROUTES_WITHOUT_PAGE]
  expect([...new Set(listed)].filter((route) => route !== 'no route').toSorted()).toEqual(written.toSorted())
})

for (const visitor of VISITORS) {
  test.describe(`${nameOf(visitor)} on`, () => {
    test.use({ visitor })

    for (const { path, route, status = 200 } of PAGES.filter(({ visitors }) => visitors.includes(visitor))) {
      test(`${route}: nothing for axe in either colours, no sideways scrolling, nothing from elsewhere`, async ({
        page,
        baseURL,
      }) => {
        const seen = watchPage(page, baseURL ?? '')
        const response = await page.goto(path)
        expect(response?.status()).toBe(status)
        expect(response?.headers()['content-security-policy']).toMatch(/script-src 'nonce-[\w+/=]{22,}'/)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        await awake(page)

        expect(await findings(page), 'light').toEqual([])
        await page.emulateMedia({ colorScheme: 'dark' })
        await page.setViewportSize(PHONE)
        await coloursStill(page)
        expect(await pageWidth(page)).toBeLessThanOrEqual(PHONE.width)
        expect(await findings(page), 'dark, on a phone').toEqual([])
        await page.setViewportSize(NARROWEST)
        expect(await pageWidth(page)).toBeLessThanOrEqual(NARROWEST.width)
        expect(await seen()).toEqual({ refusedByPolicy: [], fromElsewhere: [], errors: [] })
      })
    }
  })
}
