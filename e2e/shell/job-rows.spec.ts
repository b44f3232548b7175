import { expect, test } from '@playwright/test'
import { signInAs } from '../fixtures/sign-in.ts'

const ROW_PX = 88
const LINE_PX = 20

for (const account of [null, 'Individual'] as const) {
  for (const width of [1280, 390, 320]) {
    test(`every row of the list is ${ROW_PX} px high, ${account ?? 'visitor'}, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await signInAs(page, account)
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
}
