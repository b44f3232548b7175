import { expect, test } from 'vitest'
import { countJsonValues } from './count-json-values.ts'

test.each([
  [{}, 1],
  [{ a: [1, 2] }, 3],
  [[[], [], {}], 6],
  [{ 'a,[{': 'b,[{"\\' }, 1],
  [Array(1_000).fill('a, "b"'), 1_000],
])('%j has about as many values as it says', (document, count) => {
  expect(countJsonValues(JSON.stringify(document))).toBe(count)
})
