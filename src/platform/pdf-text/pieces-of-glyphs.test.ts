import { expect, test } from 'vitest'
import type { Glyph } from './page-glyphs.ts'
import { piecesOfGlyphs } from './pieces-of-glyphs.ts'

const SIZE = 10
const PLAIN = () => ({ isBold: false, isIcons: false, isSymbols: false })

/** Letters half as wide as their size, each so far behind the one before. */
function set(text: string, { x = 50, y = 100, gap = 0, font = 'plain', angle = 0 } = {}): Glyph[] {
  const step = SIZE / 2 + gap
  return Array.from(text, (letter, index) => ({
    ...{ text: letter, width: SIZE / 2, size: SIZE, font, angle },
    x: x + index * step * Math.cos(angle),
    y: y + index * step * Math.sin(angle),
  }))
}

const textsOf = (glyphs: readonly Glyph[]) => piecesOfGlyphs(glyphs, PLAIN).upright.map(({ text }) => text)

test('letters that touch are a word, and a gap or a space parts two', () => {
  expect(textsOf([...set('Ada'), ...set('of', { x: 67 }), ...set(' Leeds', { x: 77 })])).toEqual([
    'Ada of Leeds',
  ])
})

test('a capital a little behind a small letter begins a word', () => {
  expect(textsOf([...set('Mira'), ...set('Oduya', { x: 70.8 })])).toEqual(['Mira Oduya'])
  expect(textsOf([...set('mira'), ...set('oduya', { x: 70.8 })])).toEqual(['miraoduya'])
})

test('letters that are set apart for looks are words', () => {
  const [first, second] = [set('PROFIL', { gap: 3 }), set('TOTAL', { gap: 3, x: 50 + 6 * 8 + 5 })]
  expect(textsOf([...first, ...second])).toEqual(['PROFIL TOTAL'])
})

test('letters that are drawn twice are read once', () => {
  const twice = set('Baker').flatMap((letter) => [letter, { ...letter, x: letter.x + 0.3 }])
  expect(textsOf(twice)).toEqual(['Baker'])
  expect(textsOf(set('1...2'))).toEqual(['1...2'])
})

test('another font is another piece, and a wide gap too', () => {
  expect(textsOf([...set('Baker'), ...set('Crumb', { x: 77, font: 'bold' })])).toEqual(['Baker', 'Crumb'])
  expect(textsOf([...set('2019'), ...set('Baker', { x: 80 })])).toEqual(['2019', 'Baker'])
})

test('letters that are turned stand on no line', () => {
  const { upright, turned } = piecesOfGlyphs(
    [...set('Baker'), ...set('Draft', { angle: Math.PI / 2 })],
    PLAIN,
  )
  expect(upright.map(({ text }) => text)).toEqual(['Baker'])
  expect(turned.map(({ text }) => text)).toEqual(['Draft'])
})

test('a letter of a font of pictures says nothing, and one of a font of symbols is a bullet', () => {
  const looks = (font: string) => ({ isBold: false, isIcons: font === 'icons', isSymbols: font === 'signs' })
  const glyphs = [...set('z', { font: 'icons' }), ...set('n', { font: 'signs', x: 70 })]
  expect(piecesOfGlyphs(glyphs, looks).upright.map(({ text }) => text)).toEqual(['•'])
})
