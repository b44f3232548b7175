import { expect, test } from 'vitest'
import { cutAtWord } from './cut-at-word.ts'

test.each([
  ['', ''],
  ['ten letter', 'ten letter'],
  ['We keep water out.', 'We keep…'],
  ['Dykes, and weirs', 'Dykes…'],
  ['Unterwasserbau', 'Unterwass…'],
])('%j becomes %j', (text, cut) => {
  expect(cutAtWord(text, 10)).toBe(cut)
})
