import { expect, test } from 'vitest'
import { readFontLooks } from './font-looks.ts'

/** The same letters in a font, so many times, each as wide as its place among them says. */
function set(font: string, times: number, wider: number) {
  const letters = Array.from('bakerym'.repeat(times))
  return letters.map((text, index) => ({
    ...{ text, x: 0, y: 0, size: 10, font, angle: 0 },
    width: (4 + (index % 7)) * wider,
  }))
}
const named = (...names: string[]) => new Map(names.map((name, index) => [`f${index + 1}`, { name }]))
const boldOf = (glyphs: ReturnType<typeof set>, fonts: ReturnType<typeof named>) => {
  const looks = readFontLooks(glyphs, fonts)
  return [...fonts.keys()].filter((key) => looks(key).isBold)
}

test.each([
  ['ABCDEF+LMSans10-Bold', true],
  ['CMBX12', true],
  ['ABCDEF+SFSX1095', true],
  ['NimbusRomNo9L-Medi', true],
  ['Poppins-Medium', false],
  ['CMR10', false],
])('%s is bold: %j', (name, isBold) => {
  expect(readFontLooks([], named(name))('f1').isBold).toBe(isBold)
})

test('of two fonts of one name the wider one that is used less is bold', () => {
  const glyphs = [...set('f1', 9, 1), ...set('f2', 2, 1.06)]
  expect(boldOf(glyphs, named('ABCDEF+Sans', 'GHIJKL+Sans'))).toEqual(['f2'])
  expect(boldOf(glyphs, named('Sans', 'Serif'))).toEqual([])
})

test('parts of one font that came into a file twice are not bold, nor is one that is narrower', () => {
  expect(boldOf([...set('f1', 9, 1), ...set('f2', 2, 1)], named('Sans', 'Sans'))).toEqual([])
  expect(boldOf([...set('f1', 9, 1), ...set('f2', 2, 0.9)], named('Sans', 'Sans'))).toEqual([])
})
