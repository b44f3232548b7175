import { expect, test } from 'vitest'
import { COUNTRIES } from '../place/place.ts'
import { CURRENCIES } from './currency.ts'
import { currencyOfCountry } from './currency-of-country.ts'

test.each([
  ['GB', 'GBP'],
  ['JE', 'GBP'],
  ['US', 'USD'],
  ['PR', 'USD'],
  ['IE', 'EUR'],
  ['HR', 'EUR'],
  ['BG', 'EUR'],
  ['RE', 'EUR'],
  ['CA', 'CAD'],
  ['AU', 'AUD'],
  ['NZ', 'NZD'],
])('in %s one is paid in %s', (country, currency) => {
  expect(currencyOfCountry(country)).toBe(currency)
})

test.each(['CH', 'DK', 'PL', 'SE', 'CZ', 'HU', 'RO', 'IN', 'GI', 'XX', '', 'gb', 'constructor'])(
  'for %j there is none that a salary can be given in',
  (country) => {
    expect(currencyOfCountry(country)).toBeNull()
  },
)

test('every currency is some country’s, and most countries have another', () => {
  const found = COUNTRIES.map(currencyOfCountry)
  expect(new Set(found.filter(Boolean))).toEqual(new Set(CURRENCIES))
  expect(found.filter((currency) => currency === null).length).toBeGreaterThan(150)
})
