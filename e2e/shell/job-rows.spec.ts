import { nameOf } from '../fixtures/routes.ts'
import { expect, test } from '../fixtures/test.ts'

const ROW_PX = 88
const LINE_PX = 20
const RING_PX = 4
/** What is left of a shortened word, with the dot before it, is read at least this wide. */
const WORD_PX = 32

for (const visitor of [null, 'Individual'] as const) {
  test.describe(nameOf(visitor), () => {
    test.use({ visitor })

    for (const width of [1280, 390, 320]) {
      test(`every row of the list is ${ROW_PX} px high, at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 })
        await page.goto('/jobs')
        const rows = page.getByRole('region', { name: 'Jobs' }).getByRole('list').first().locator('> li')
        await expect(rows.first()).toBeVisible()
        const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
        expect(new Set(heights)).toEqual(new Set([ROW_PX]))
        const ages = await rows
          .locator('time')
          .evaluateAll((all) => all.map((age) => age.getBoundingClientRect().height))
        expect(Math.max(...ages)).toBeLessThanOrEqual(LINE_PX)
      })
    }
  })
}

for (const width of [390, 360]) {
  test(`every row of the list says pay, place of work and contract at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/jobs')
    const facts = page.getByRole('region', { name: 'Jobs' }).locator('[data-facts]')
    await expect(facts.first()).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const unread = await facts.evaluateAll(
      (lines, wordPx) =>
        lines.flatMap((line) => {
          const { top, right, bottom } = line.getBoundingClientRect()
          return Array.from(line.children)
            .filter((fact) => {
              const box = fact.getBoundingClientRect()
              return box.top < top || box.bottom > bottom || Math.min(box.right, right) - box.left < wordPx
            })
            .map(({ textContent }) => `${textContent} in ${line.textContent}`)
        }),
      WORD_PX,
    )
    expect(unread).toEqual([])
  })
}

test('the ring round the first filter has room on every side', async ({ page }) => {
  await page.goto('/jobs')
  const chip = page.getByRole('navigation', { name: 'Filters' }).getByRole('button').first()
  await chip.focus()
  const room = await chip.evaluate((button) => {
    const [own, box] = [button, button.closest('div') ?? button].map((one) => one.getBoundingClientRect())
    return own && box && [own.left - box.left, own.top - box.top, box.bottom - own.bottom]
  })
  expect(Math.min(...(room ?? [0]))).toBeGreaterThanOrEqual(RING_PX)
})
