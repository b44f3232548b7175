import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test.each([
  ['kubernetes', 'kubernetes', 0],
  ['kuberntes', 'kubernetes', 1],
  ['pyhton', 'python', 1],
  ['javasript', 'javascript', 1],
  ['acommodation', 'accommodation', 1],
  ['machnie lerning', 'machine learning', 2],
  ['paris', 'london', 3],
  ['', 'ab', 2],
  ['', 'abcd', 3],
])('between %j and %j lie %i slips, counted up to three', (a, b, distance) => {
  expect(editDistance(a, b, 2)).toBe(distance)
})

test('it is the same both ways, and nothing between a word and itself', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(editDistance(a, b, 2)).toBe(editDistance(b, a, 2))
      expect(editDistance(a, b, 2) === 0).toBe(a === b)
    }),
  )
})
