import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { PAY_BAND_TOPS, payBandTop } from './pay-bands.ts'

test.each([
  [0, 0],
  [1, 1],
  [1.5, 2],
  [9_999, 10_000],
  [10_000, 10_000],
  [10_000.01, 12_500],
  [46_200, 50_000],
  [50_000, 50_000],
  [99_999, 100_000],
  [100_000, 100_000],
  [4_600_000, 5_000_000],
  [2_147_483_647, 2_500_000_000],
])('a floor of %d a year is compared as %d', (floor, top) => {
  expect(payBandTop(floor)).toBe(top)
})

test('every band is at least a fifth wide, also from one power of ten to the next', () => {
  const edges = [...PAY_BAND_TOPS, 10 * (PAY_BAND_TOPS[0] ?? 0)]
  const widths = edges.slice(1).map((edge, nth) => edge / (edges[nth] ?? 0))
  expect(widths.filter((width) => width < 1.2)).toEqual([])
})

test('a floor is never compared as less than it is, and a larger one never as less than a smaller one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), fc.nat({ max: 1_000_000 }), (floor, more) => {
      expect(payBandTop(floor)).toBeGreaterThanOrEqual(floor)
      expect(payBandTop(floor + more)).toBeGreaterThanOrEqual(payBandTop(floor))
    }),
  )
})
