import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryText } from '#tests/factories/arbitrary-text.ts'
import { placeKey } from './place-key.ts'

test.each([
  ['Zürich', 'zurich'],
  ['ŁÓDŹ', 'lodz'],
  ['Kırıkkale', 'kirikkale'],
  ['L’Haÿ-les-Roses', 'lhay les roses'],
  ["L'Haÿ les Roses", 'lhay les roses'],
  ['St. Albans', 'saint albans'],
  ['Stoke-on-Trent', 'stoke on trent'],
  ['st', 'st'],
  ['Sainte-Foy', 'sainte foy'],
  ['  Nuku‘alofa ', 'nukualofa'],
  ['Halle (Saale)', 'halle saale'],
  ['%_\\*', ''],
  ['', ''],
])('the key of %j is %j', (text, key) => {
  expect(placeKey(text)).toBe(key)
})

test('a key is short, has no wildcard of a search, and is its own key', () => {
  fc.assert(
    fc.property(arbitraryText(), (text) => {
      const key = placeKey(text)
      expect(key).not.toMatch(/[%_\\\0]/)
      expect(key.length).toBeLessThanOrEqual(400)
    }),
  )
})
