import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodePins } from './decode-pins.ts'
import { encodePins } from './encode-pins.ts'
import { PINS_MODES, WORD_BYTES } from './pins.ts'

/** Numbers as PostgreSQL's `int4send` writes them. */
function toColumn(numbers: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(numbers.length * WORD_BYTES))
  numbers.forEach((number, nth) => view.setInt32(nth * WORD_BYTES, number))
  return new Uint8Array(view.buffer)
}

const number = fc.integer({ min: 1, max: 2 ** 31 - 1 })
const pin = fc.record({
  number,
  lng: fc.integer({ min: -18_000_000, max: 18_000_000 }),
  lat: fc.integer({ min: -9_000_000, max: 9_000_000 }),
})

const encode = (
  mode: (typeof PINS_MODES)[number],
  pins: { number: number; lng: number; lat: number }[],
  beside: number[],
) =>
  encodePins(mode, {
    numbers: toColumn(pins.map((one) => one.number)),
    lngs: toColumn(pins.map(({ lng }) => lng)),
    lats: toColumn(pins.map(({ lat }) => lat)),
    beside: toColumn(beside),
  })

test('what was written is read, every number and in the same order', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PINS_MODES), fc.array(pin), fc.array(number), (mode, pins, beside) => {
      const read = decodePins(encode(mode, pins, beside).buffer)
      expect(read.mode).toBe(mode)
      const { numbers, lngs, lats } = read
      expect(pins).toEqual(
        Array.from(numbers, (one, nth) => ({ number: one, lng: lngs[nth], lat: lats[nth] })),
      )
      expect([...read.beside]).toEqual(beside)
    }),
  )
})

test('a job on the map takes twelve bytes, one beside it four', () => {
  const none = encode('all', [], []).length
  expect(encode('all', [{ number: 1, lng: 0, lat: 0 }], []).length - none).toBe(12)
  expect(encode('all', [], [1]).length - none).toBe(4)
})

test.each([
  ['nothing', new Uint8Array(0)],
  ['a text', new TextEncoder().encode('<!doctype html><title>Not Found</title>')],
  ['a longer answer', new Uint8Array([...encode('all', [], [7]), 0, 0, 0, 0])],
  ['an answer that was cut', encode('all', [{ number: 1, lng: 2, lat: 3 }], []).slice(0, -4)],
  ['another version', encode('all', [], []).with(3, 9)],
  ['another mode', encode('all', [], []).with(7, 9)],
])('%s is not taken for pins', (_what, bytes) => {
  expect(() => decodePins(bytes.buffer)).toThrow()
})
