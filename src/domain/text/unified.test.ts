import { expect, test } from 'vitest'
import { DEAR, dearness } from '#tests/setup/dearness.ts'
import { foldText } from './fold-text.ts'
import { unified } from './unified.ts'
import { visibleText } from './visible-text.ts'

/** Marks that Unicode puts into another order than they are written in. */
const MARKS = ['\u0301\u0316', '\u0316\u0301\u0334', '\u05B8\u0591', '\uFF9E\u0301', '\u{1D165}\u0301\u0316']

test.each(MARKS)('marks without an end (%j) are put in order in linear time', async (marks) => {
  const text = (length: number) => `a${marks.repeat(length / marks.length)}`
  for (const form of ['NFC', 'NFKC', 'NFKD'] as const)
    expect(await dearness((length) => unified(text(length), form), 1_000)).toBeLessThan(DEAR)
})

test('marks that fall before others are put in order in linear time', async () => {
  const text = (length: number) => `a${'\u0301'.repeat(length)}${'\u0316'.repeat(length)}`
  expect(await dearness((length) => foldText(text(length)), 1_000)).toBeLessThan(DEAR)
})

test('what a person may fill a field with leaves the database few marks to put in order', () => {
  expect(visibleText(`Ada${'\u0301\u0316'.repeat(10_000)} Byron`)).toBe(
    `Ada${'\u0301\u0316'.repeat(15)} Byron`,
  )
  expect(visibleText(`a${'\u0301\u200B'.repeat(10_000)}`)).toBe(`a${'\u0301'.repeat(30)}`)
})

test('no sign of a text becomes more than four letters when it is folded, whatever was typed', () => {
  const lettersOf = (text: string) => Array.from(unified(text, 'NFKD')).length
  // Beyond the third plane no sign is taken apart.
  const signs = Array.from({ length: 0x3_00_00 }, (_, code) => String.fromCodePoint(code))
  const grown = signs.filter((sign) => {
    if (lettersOf(sign) <= 4) return false
    const kept = visibleText(sign)
    return lettersOf(kept) > 4 * kept.length
  })
  expect(grown).toEqual([])
})

test('a sign that is a word, or a sentence, counts as its letters', () => {
  expect(visibleText('محمد \uFDFA')).toBe('محمد صلى الله عليه وسلم')
  expect(visibleText('\uFDFA'.repeat(20_000))).toHaveLength(360_000)
  expect(visibleText('5 \u3316')).toBe('5 キロメートル')
})

test.each(['Việt Nam', 'Vie\u0323\u0302t', 'בְּרֵאשִׁ֖ית', 'རྒྱལ་པོ', 'ﾊﾟﾝﾀﾞ', `a${'\u0301'.repeat(30)}`])(
  '%j keeps every mark',
  (text) => {
    expect(visibleText(text)).toBe(text)
    expect(unified(text, 'NFC')).toBe(text.normalize('NFC'))
  },
)
