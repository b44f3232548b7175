import { expect, test } from 'vitest'
import { isKnownTag } from './known-tag.ts'

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['"b"', false],
  ['a', false],
  ['', false],
  [null, false],
])('who has %j knows version "a": %s', (known, expected) => {
  expect(isKnownTag(known, '"a"')).toBe(expected)
})
