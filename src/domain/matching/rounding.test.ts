import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { apportion } from './rounding.ts'

const sumOf = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0)

test('weights of 25, 25, 25 and 15 become 28, 28, 28 and 16 of a hundred', () => {
  expect(apportion([250 / 9, 250 / 9, 250 / 9, 150 / 9], 100)).toEqual([28, 28, 28, 16])
})

test('among equal remainders the earlier part is served first', () => {
  expect(apportion([33.33, 33.33, 33.33], 100)).toEqual([34, 33, 33])
})

test('no part falls below its own minimum, and the sum still holds', () => {
  expect(apportion([62.5, 37.5], 100, [0, 38])).toEqual([62, 38])
  expect(apportion([], 0)).toEqual([])
})

test('parts sum exactly to their total and stay within one of themselves', () => {
  const parts = fc.array(fc.double({ min: 0, max: 40, noNaN: true }), { minLength: 1, maxLength: 11 })
  fc.assert(
    fc.property(parts, (exact) => {
      const rounded = apportion(exact, Math.round(sumOf(exact)))
      expect(sumOf(rounded)).toBe(Math.round(sumOf(exact)))
      for (const [index, part] of exact.entries()) {
        expect(Number.isInteger(rounded[index])).toBe(true)
        expect(Math.abs((rounded[index] ?? 0) - part)).toBeLessThan(1 + 1e-9)
      }
    }),
  )
})

test('what has no part gets no unit', () => {
  const parts = fc.array(fc.oneof(fc.constant(0), fc.double({ min: 0, max: 40, noNaN: true })), {
    maxLength: 11,
  })
  fc.assert(
    fc.property(parts, (exact) => {
      const rounded = apportion(exact, Math.round(sumOf(exact)))
      expect(exact.some((part, index) => part === 0 && rounded[index] !== 0)).toBe(false)
    }),
  )
})
