import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { findCountry } from './find-country.ts'
import { COUNTRIES } from './place.ts'

test.each([
  ['gb', 'GB'],
  ['UK', 'GB'],
  ['GBR', 'GB'],
  ['United Kingdom', 'GB'],
  ['Scotland', 'GB'],
  ['U.S.A.', 'US'],
  ['usa', 'US'],
  ['United States of America', 'US'],
  ['The Netherlands', 'NL'],
  [' Deutschland ', 'DE'],
  ['España', 'ES'],
  ['Etats-Unis', 'US'],
  ['Hong Kong', 'HK'],
  ['Viet Nam', 'VN'],
  ['Česko', 'CZ'],
  ['Magyarország', 'HU'],
  ['Bundesrepublik Deutschland', 'DE'],
  ['ZWE', 'ZW'],
  ['AND', 'AD'],
  ['CHE', 'CH'],
])('%j is %s', (text, code) => {
  expect(findCountry(text)).toBe(code)
})

test.each(['', ' ', 'United', 'Texas', 'XX', 'Kosovo', 'germ', '...', '__proto__', 'constructor'])(
  '%j names no country',
  (text) => {
    expect(findCountry(text)).toBeNull()
  },
)

test('every country is found by its code and by its English name', () => {
  const english = new Intl.DisplayNames('en-GB', { type: 'region' })
  for (const code of COUNTRIES) {
    expect(findCountry(code)).toBe(code)
    expect(findCountry(english.of(code) ?? '')).toBe(code)
  }
})

test('whatever is written gives a country or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect([null, ...COUNTRIES]).toContain(findCountry(text))
    }),
  )
})
