import { expect, test } from 'vitest'
import { clusterColour, meanCount } from './cluster-colour.ts'
import { clusterSize } from './cluster-size.ts'

test.each([
  [10, 3, 'blue'],
  [11, 3, 'red'],
  [11, 12, 'blue'],
  [12, 12, 'blue'],
  [13, 12, 'red'],
  [2, 0, 'blue'],
] as const)('a cluster of %i where the mean is %i is %s', { tags: ['R039'] }, (count, mean, colour) => {
  expect(clusterColour(count, mean)).toBe(colour)
})

test('the mean is that of the clusters shown', () => {
  expect(meanCount([64, 2, 3])).toBe(23)
  expect(meanCount([])).toBe(0)
})

test.each([
  [2, 32],
  [9, 32],
  [10, 40],
  [19, 40],
  [20, 44],
  [49, 44],
  [50, 52],
  [120_000, 52],
])('a cluster of %i is %i pixels wide', (count, size) => {
  expect(clusterSize(count)).toBe(size)
})
