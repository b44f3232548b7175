import { expect, test } from 'vitest'
import {
  bandsOf,
  NEAR_DUPLICATE_PLACES,
  NEAR_DUPLICATE_SHARE,
  shareInCommon,
  SKETCH_BANDS,
  SKETCH_PLACES,
  sketchText,
} from './text-sketch.ts'

/** So many words of a language of its own, from one on. */
const words = (count: number, from = 0) =>
  Array.from({ length: count }, (_, place) => `word${from + place}`).join(' ')
const between = (one: string, other: string) => shareInCommon(sketchText(one), sketchText(other))

/** 200 words of which every n-th is another one. */
const changed = (every: number) =>
  Array.from({ length: 200 }, (_, place) => `${place % every === 0 ? 'other' : 'word'}${place}`).join(' ')

test('a text is like itself, whatever its case, accents and marks, and unlike another', () => {
  expect(between(words(100), words(100))).toBe(1)
  expect(between(`Élan: ${words(100)}!`, `  elan ${words(100).toUpperCase()}`)).toBe(1)
  expect(between(words(100), words(100, 500))).toBe(0)
})

test('the share in common is told within an eighth, over many texts', () => {
  for (let apart = 0; apart <= 100; apart += 5) {
    for (let from = 0; from < 500; from += 100) {
      const inBoth = 97 - apart
      const exact = Math.max(0, inBoth) / (2 * 97 - Math.max(0, inBoth))
      const told = between(words(100, from), words(100, from + apart))
      expect(Math.abs(told - exact), `${apart} words apart`).toBeLessThan(0.125 + 0.05)
    }
  }
})

test('an advertisement with few other words is a near duplicate, one with many is none', () => {
  expect(between(words(200), changed(100))).toBeGreaterThanOrEqual(NEAR_DUPLICATE_SHARE)
  expect(between(words(200), `${words(200)} ${words(10, 900)}`)).toBeGreaterThanOrEqual(NEAR_DUPLICATE_SHARE)
  expect(between(words(200), changed(10))).toBeLessThan(NEAR_DUPLICATE_SHARE)
})

test('texts as alike as near duplicates share a band, and strangers do not', () => {
  const share = (one: string, other: string) => {
    const bands = new Set(bandsOf(sketchText(other)))
    return bandsOf(sketchText(one)).some((band) => bands.has(band))
  }
  for (let from = 0; from < 2_000; from += 100) {
    const [text, longer] = [words(200, from), `${words(200, from)} ${words(20, 5_000)}`]
    expect(share(text, longer)).toBe(true)
    expect(share(text, words(200, from + 200))).toBe(false)
  }
})

test('a text that is too short has no sketch and is like nothing, not even itself', () => {
  expect(sketchText('Boats in, boats out')).toEqual([])
  expect(bandsOf([])).toEqual([])
  expect(between('Boats in, boats out', 'Boats in, boats out')).toBe(0)
})

test('its numbers fit the database, and stay what they are', () => {
  const sketch = sketchText(words(100))
  const bands = bandsOf(sketch)
  expect([sketch.length, bands.length, NEAR_DUPLICATE_PLACES]).toEqual([SKETCH_PLACES, SKETCH_BANDS, 48])
  for (const number of [...sketch, ...bands]) expect(number >= 0 && number < 2 ** 31).toBe(true)
  expect([sketch.slice(0, 3), bands.slice(0, 2)]).toMatchInlineSnapshot(`
    [
      [
        19656147,
        22297258,
        11276398,
      ],
      [
        1250454376,
        1885377788,
      ],
    ]
  `)
})
