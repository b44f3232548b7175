import { awake } from '../fixtures/awake.ts'
import { findings, pageWidth } from '../fixtures/axe.ts'
import { expect, test } from '../fixtures/test.ts'

for (const width of [1280, 390, 320]) {
  test(`the example is scored anew with every change, by the keyboard, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/how-matching-works')
    const said = page.getByRole('status').filter({ hasText: 'Fit:' })
    // Without scripts too there is an example.
    await expect(said).toHaveText(/^Fit: \d+ of 100$/)
    await awake(page)
    const fit = async () => Number(/\d+/.exec(await said.innerText())?.[0])
    const before = await fit()
    await page.getByRole('checkbox', { name: 'React' }).focus()
    await page.keyboard.press('Space')
    await expect.poll(fit).toBeGreaterThan(before)
    const evidence = page.getByText('Skill by skill').first()
    await evidence.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('You list it · 4 years, “Web developer”, Harbour Labs').first()).toBeVisible()
    await page.getByText('Not said', { exact: true }).click()
    await expect(page.getByText('Give your minimum salary; it stays private')).toBeVisible()
    expect(await pageWidth(page)).toBe(width)
    expect(await findings(page)).toEqual([])
  })
}
