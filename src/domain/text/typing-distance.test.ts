import { expect, test } from 'vitest'
import { typingDistance } from './typing-distance.ts'

test.each([
  ['london', 'london', 0],
  ['lon', 'london', 0],
  ['lodnon', 'london', 1],
  ['lodno', 'london', 1],
  ['lundon', 'london', 1],
  ['manchseter', 'manchester', 1],
  ['birmigham', 'birmingham', 1],
  ['edinbrugh', 'edinburgh', 1],
  ['londonn', 'london', 1],
  ['paris', 'london', 5],
  ['', 'london', 0],
  ['abc', '', 3],
])('from %j to %j it is %i', (typed, name, distance) => {
  expect(typingDistance(typed, name)).toBe(distance)
})
