import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { yearlyAmount, type SalaryPeriod } from '#/domain/money/salary.ts'
import { CLOSE_FROM, closeBandTop, HIGH_PAY_BAND_TOPS, PAY_BAND_TOPS, payBand } from './pay-bands.ts'

test.each([
  [0, 0, 0],
  [1, 0, 10_000],
  [10_000, 0, 10_000],
  [10_000.01, 10_000, 20_000],
  [46_200, 40_000, 50_000],
  [50_000, 40_000, 50_000],
  [99_999, 75_000, 100_000],
  [100_000, 75_000, 100_000],
  [110_000, 100_000, 125_000],
  [1_000_001, 1_000_000, 1_250_000],
  [4_600_000, 4_000_000, 5_000_000],
  [2_147_483_647, 2_000_000_000, 2_500_000_000],
])('a floor of %d a year is compared in the band from %d to %d', (floor, begin, top) => {
  expect(payBand(floor)).toEqual({ begin, top })
})

test(
  'every band is at least a fifth wide, also from one power of ten to the next',
  { tags: ['3.1a'] },
  () => {
    const edges = [...PAY_BAND_TOPS, ...HIGH_PAY_BAND_TOPS, 10 * (HIGH_PAY_BAND_TOPS[0] ?? 0)]
    const widths = edges.slice(1).map((edge, nth) => edge / (edges[nth] ?? 0))
    expect(widths.filter((width) => width < 1.2)).toEqual([])
  },
)

/** Round amounts a period from one to another, each so much above the last. */
const rounds = (period: SalaryPeriod, step: number, { from, to }: { from: number; to: number }) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, nth) => ({
    period,
    amount: from + nth * step,
  }))

/** What people write as the least they would work for. */
const USUAL = [
  rounds('Year', 5_000, { from: 5_000, to: 300_000 }),
  rounds('Month', 250, { from: 1_000, to: 25_000 }),
  [...rounds('Day', 10, { from: 30, to: 400 }), ...rounds('Day', 50, { from: 450, to: 1_450 })],
  [...rounds('Hour', 1, { from: 3, to: 40 }), ...rounds('Hour', 5, { from: 45, to: 200 })],
]

/** The floors that nobody shares a band with. */
function alone(floors: readonly number[]): number[] {
  const tops = floors.map((floor) => payBand(floor).top)
  return floors.filter((_, nth) => tops.filter((top) => top === tops[nth]).length < 2)
}

test.each(USUAL.map((floors) => [floors[0]?.period ?? 'Year', floors] as const))(
  'for every usual floor by the %s there is another one in the same band',
  (_period, floors) => {
    expect(alone(floors.map(({ period, amount }) => yearlyAmount(amount, period)))).toEqual([])
  },
)

test('in a currency of any size every amount of two digits has another one in its band', () => {
  for (const scale of [1_000, 10_000, 100_000, 1_000_000]) {
    const amounts = Array.from({ length: 90 }, (_, nth) => (10 + nth) * scale)
    expect(alone(amounts.slice(1))).toEqual([])
  }
})

test('a floor lies in its band, and a larger one never in a lower band', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), fc.nat({ max: 1_000_000 }), (floor, more) => {
      const { begin, top } = payBand(floor)
      expect([begin < floor, floor <= top]).toEqual([true, true])
      expect(payBand(floor + more).top).toBeGreaterThanOrEqual(top)
    }),
  )
})

test('pay is close to the bands that begin at most a tenth above it, and to no higher one', () => {
  fc.assert(
    fc.property(fc.nat({ max: 2_147_483_647 }), (pay) => {
      const top = closeBandTop(pay)
      expect(payBand(top).begin).toBeLessThanOrEqual(pay / CLOSE_FROM)
      expect(top).toBeGreaterThan(pay / CLOSE_FROM)
    }),
  )
})
