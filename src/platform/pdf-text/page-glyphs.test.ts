import { expect, test } from 'vitest'
import { getDocument } from 'unpdf/pdfjs'
import { makePdf } from '#tests/setup/make-pdf.ts'
import { readPageGlyphs } from './page-glyphs.ts'

test('a page with more letters than may be drawn is not cut in the middle', async () => {
  const bytes = await makePdf((pdf) => pdf.text('Bread and rolls', 50, 50))
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const page = await pdf.getPage(1)
  expect((await readPageGlyphs(page, 50))?.glyphs.map(({ text }) => text).join('')).toBe('Bread and rolls')
  expect(await readPageGlyphs(page, 5)).toBeNull()
})
