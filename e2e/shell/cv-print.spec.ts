import { seedId } from '#/db/seed/seed-id.ts'
import { readPdf } from '#tests/setup/read-pdf.ts'
import { awake } from '../fixtures/awake.ts'
import { expect, test } from '../fixtures/test.ts'

const CV = `/profile/cv/${seedId('dara-olaniyan')}`

/** Lines of their own, long enough for several sheets, as the page writes a role's summary. */
const LINES = Array.from({ length: 160 }, (_, index) => `line-${String(index).padStart(3, '0')}`)

for (const format of ['A4', 'Letter'] as const) {
  test(
    `the page prints on ${format}: every line is whole, on one sheet, in its order`,
    { tag: ['@2.4b'] },
    async ({ page }) => {
      await page.goto(CV)
      // What is written before the page is alive would be written over.
      await awake(page)
      await page
        .locator('.cv-entry .cv-text, .cv-bio')
        .first()
        .evaluate((text, lines) => {
          text.textContent = lines.join('\n')
        }, LINES)
      const { pages } = await readPdf(await page.pdf({ format }))
      expect(pages.length).toBeGreaterThan(2)
      expect(pages.join('\n').match(/line-\d{3}/gu)).toEqual(LINES)
      expect(pages.join('\n')).not.toContain('JSON Resume')
    },
  )
}

test('the PDF and the JSON Resume are saved from the page', { tag: ['@R005', '@2.4b'] }, async ({ page }) => {
  await page.goto(CV)
  for (const [name, file] of [
    ['Download PDF', 'Dara Olaniyan CV.pdf'],
    ['JSON Resume', 'Dara Olaniyan CV.json'],
  ] as const) {
    const saved = page.waitForEvent('download')
    await page.getByRole('link', { name }).click()
    expect((await saved).suggestedFilename()).toBe(file)
  }
})
