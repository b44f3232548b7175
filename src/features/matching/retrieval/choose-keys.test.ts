import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseKeys } from './choose-keys.ts'

/** A key is as common as its number. */
const among = (size: number) => ({ size, rowsWith: (key: number) => key })
const MANY = 1_000_000

test('the rarest keys of a kind are looked up together, as far as the kind may go', () => {
  const chosen = chooseKeys([{ keys: [900, 5, 70], rowsMax: 100 }], among(MANY))
  expect(chosen.together).toEqual([5, 70])
  expect(chosen.common).toEqual([{ key: 900, rows: 900 }])
})

test('however common keys are, no more rows are expected than the kinds allow, and few are common', () => {
  const tier = fc.record({ keys: fc.array(fc.nat(MANY), { maxLength: 200 }), rowsMax: fc.nat(1_000) })
  fc.assert(
    fc.property(fc.array(tier, { maxLength: 12 }), (tiers) => {
      const { together, common, besides } = chooseKeys(tiers, among(MANY))
      const most = tiers.reduce((sum, { rowsMax }) => sum + rowsMax, 0)
      expect(together.reduce((sum, key) => sum + key, 0)).toBeLessThanOrEqual(most)
      expect(common.length).toBeLessThanOrEqual(5)
      expect(common.some(({ key }) => together.includes(key))).toBe(false)
      expect(besides).toBeLessThanOrEqual(2_400)
    }),
  )
})

test('a small site is weighed whole', () => {
  expect(chooseKeys([{ keys: [7], rowsMax: 100 }], among(4_000)).besides).toBeGreaterThanOrEqual(4_000)
})
