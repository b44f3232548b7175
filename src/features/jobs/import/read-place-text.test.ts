import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCountryCode } from '#/domain/place/place.ts'
import { readPlaceText } from './read-place-text.ts'

test.each([
  ['Berlin, Germany', ['DE'], null],
  ['New York, NY, US', ['US'], null],
  ['London, UK; Paris, France', ['GB', 'FR'], null],
  ['Remote - US', ['US'], 'remote'],
  ['US-Remote', ['US'], 'remote'],
  ['Remote (Canada)', ['CA'], 'remote'],
  ['Remote in the Netherlands', ['NL'], 'remote'],
  ['Remote - Germany; Remote - France', ['DE', 'FR'], 'remote'],
  ['Hybrid - Paris, France', ['FR'], 'hybrid'],
  ['Anywhere', [], 'remote'],
])('%j is in %j, %s', (text, countries, workLocation) => {
  expect(readPlaceText(text)).toEqual({ countries, workLocation })
})

test.each(['San Francisco, CA', 'Atlanta, Georgia', 'Munich, DE', 'Gary, IN', 'EMEA', ''])(
  'a region is no country: %j',
  (text) => {
    expect(readPlaceText(text).countries).toEqual([])
  },
)

test('a job that is remote at some of its places leaves the choice to its employer', () => {
  expect(readPlaceText('London or Remote').workLocation).toBeNull()
  expect(readPlaceText('San Francisco, CA; Remote').workLocation).toBeNull()
})

test('whatever is written is read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(readPlaceText(text).countries.every(isCountryCode)).toBe(true)
    }),
  )
})
