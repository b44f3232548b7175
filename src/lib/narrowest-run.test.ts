import fc from 'fast-check'
import { expect, test } from 'vitest'
import { narrowestRun } from './narrowest-run.ts'

test.each([
  [[1, 0, 0, 5, 2], 7, { from: 3, length: 2 }],
  [[4, 0, 0, 0, 4], 8, { from: 0, length: 5 }],
  [[3, 3, 3], 3, { from: 0, length: 1 }],
  [[1, 1], 5, { from: 0, length: 2 }],
  [[], 0, { from: 0, length: 0 }],
])('of %j the fewest neighbours that hold %i are %j', (counts, wanted, run) => {
  expect(narrowestRun(counts, wanted, { isRound: false })).toEqual(run)
})

test('a round row runs on at its beginning', () => {
  expect(narrowestRun([4, 0, 0, 0, 4], 8, { isRound: true })).toEqual({ from: 4, length: 2 })
})

test('no run that holds as many is shorter', () => {
  const rows = fc.array(fc.nat({ max: 5 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(rows, fc.boolean(), fc.integer({ min: 1, max: 100 }), (counts, isRound, percent) => {
      const total = counts.reduce((sum, count) => sum + count, 0)
      const wanted = Math.ceil((total * percent) / 100)
      fc.pre(wanted > 0)
      const holds = (from: number, length: number) => {
        const held = Array.from({ length }, (_, nth) => counts[(from + nth) % counts.length] ?? 0)
        return held.reduce((sum, count) => sum + count, 0) >= wanted
      }
      const fits = (from: number, length: number) => isRound || from + length <= counts.length
      const run = narrowestRun(counts, wanted, { isRound })
      expect(holds(run.from, run.length) && fits(run.from, run.length)).toBe(true)
      const shorter = counts.some((_, from) => fits(from, run.length - 1) && holds(from, run.length - 1))
      expect(shorter).toBe(false)
    }),
  )
})
