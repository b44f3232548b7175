import { expect, test } from 'vitest'
import { singular } from './singular.ts'

test.each([
  ['nurses', 'nurse'],
  ['ingenieurs', 'ingenieur'],
  ['nurse', 'nurse'],
  ['business', 'business'],
  ['aws', 'aws'],
  ['', ''],
])('%j is %j', (word, one) => {
  expect(singular(word)).toBe(one)
})
