import { expect, test } from 'vitest'
import { BAND_FLOORS, bandOf } from '#/domain/matching/bands.ts'
import { FACTOR_KEYS } from '#/domain/matching/types.ts'
import { FACTOR_WEIGHTS } from '#/domain/matching/weights.ts'
import { englishMessages } from '#/i18n/messages.ts'
import { CREDIT_NUMBERS, factorsOf, publishedBands } from './published-formula.ts'

test(
  'every factor is published on one side, with the weight it is computed with',
  { tags: ['2.12j'] },
  () => {
    const published = [...factorsOf('person'), ...factorsOf('job')]
    expect(published.map(({ key }) => key)).toEqual([...FACTOR_KEYS])
    for (const { key, weight } of published) expect(weight).toBe(FACTOR_WEIGHTS[key])
  },
)

test('the published bands are those that scores are called by, down to the last number', () => {
  const bands = publishedBands()
  for (let score = 0; score <= 100; score += 1) {
    const found = bands.find((entry) => !('floor' in entry) || score >= entry.floor)
    expect(found?.band, String(score)).toBe(bandOf(score))
  }
})

test('a band begins exactly at its published floor', () => {
  for (const [band, floor] of BAND_FLOORS) {
    expect(bandOf(floor)).toBe(band)
    expect(bandOf(floor - 1)).not.toBe(band)
  }
})

test('the sentence about each credit uses every number of the formula, and no other', () => {
  const sentences: Record<string, string> = englishMessages().match.explained.credit
  for (const key of FACTOR_KEYS) {
    const used = Array.from((sentences[key] ?? '').matchAll(/\{(\w+)/g), (match) => match[1] ?? '')
    expect(used.toSorted(), key).toEqual(Object.keys(CREDIT_NUMBERS[key]).toSorted())
  }
})

test('the numbers in the sentences are finite and above zero', () => {
  for (const numbers of Object.values(CREDIT_NUMBERS)) {
    for (const value of Object.values(numbers)) expect(value).toBeGreaterThan(0)
    for (const value of Object.values(numbers)) expect(Number.isFinite(value)).toBe(true)
  }
})
