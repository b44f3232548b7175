import { expect, test } from 'vitest'
import { mercatorY } from './mercator.ts'

test.each([
  [0, 0.5],
  [85.051129, 0],
  [-85.051129, 1],
])('latitude %f lies %f of the way down', (lat, share) => {
  expect(mercatorY(lat)).toBeCloseTo(share, 6)
})
