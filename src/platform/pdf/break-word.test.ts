import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryText } from '#tests/factories/arbitrary-text.ts'
import { breakWord } from './break-word.ts'

test.each([
  ['engineering', ['engineering']],
  [' ', [' ']],
  ['水利工程師。', ['', '水', '', '利', '', '工', '', '程', '', '師。']],
  ['「川」', ['「川」']],
  [
    'example.com/projects/flood-gauges',
    ['example.', '', 'com/', '', 'projects/', '', 'flood-', '', 'gauges'],
  ],
])('%j may be broken so: %j', (word, parts) => {
  expect(breakWord(word)).toEqual(parts)
})

test('nothing of a word is lost, and no part is longer than a line', () => {
  fc.assert(
    fc.property(arbitraryText({ maxLength: 600 }), (text) => {
      const word = text.toWellFormed().replaceAll(/\s/gu, '')
      const parts = breakWord(word)
      expect(parts.join('')).toBe(word)
      for (const part of parts) expect(part.length).toBeLessThanOrEqual(56)
    }),
  )
})
