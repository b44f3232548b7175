import { expect, test } from 'vitest'
import { countryOfPlace } from './country-of-place.ts'

test.each([
  ['Bristol, United Kingdom', 'GB'],
  ['Bristol, UK', 'GB'],
  ['Lyon, France', 'FR'],
  ['Ireland', 'IE'],
  ['San Jose, CA', null],
  ['Gary, IN', null],
  ['Austin, TX, USA', 'US'],
  ['Bristol', null],
  ['', null],
])('%j lies in %s', (location, country) => {
  expect(countryOfPlace(location)).toBe(country)
})
