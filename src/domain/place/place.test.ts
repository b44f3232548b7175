import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { degrees } from '#tests/factories/degrees.ts'
import { COUNTRIES, distanceKm, isCountryCode, toCoordinates } from './place.ts'

const BATH = { lat: 51.3811, lng: -2.359 }
const point = fc.record({
  lat: degrees(90),
  lng: degrees(180),
})

test.each([
  ['Bristol', { lat: 51.4545, lng: -2.5879 }, 18],
  ['London', { lat: 51.5072, lng: -0.1276 }, 155],
  ['Auckland', { lat: -36.8509, lng: 174.7645 }, 18_340],
])('from Bath to %s', (_, place, km) => {
  expect(Math.abs(distanceKm(BATH, place) - km)).toBeLessThan(km * 0.01)
})

test('across the antimeridian is near', () => {
  expect(distanceKm({ lat: 0, lng: 179.9 }, { lat: 0, lng: -179.9 })).toBeLessThan(23)
})

test('a distance is the same both ways, never negative, never more than half the globe', () => {
  fc.assert(
    fc.property(point, point, (a, b) => {
      const km = distanceKm(a, b)
      expect(km).toBeGreaterThanOrEqual(0)
      expect(km).toBeLessThanOrEqual(20_016)
      expect(distanceKm(b, a)).toBeCloseTo(km, 6)
    }),
  )
})

test('half a point and a point beyond the globe are none', () => {
  expect(toCoordinates(51, null)).toBeNull()
  expect(toCoordinates(null, 2)).toBeNull()
  expect(toCoordinates(91, 0)).toBeNull()
  expect(toCoordinates(0, Number.NaN)).toBeNull()
  expect(toCoordinates(0, 0)).toEqual({ lat: 0, lng: 0 })
})

test('every country code is one that a screen can name', () => {
  const names = new Intl.DisplayNames('en-GB', { type: 'region' })
  expect(new Set(COUNTRIES).size).toBe(249)
  for (const code of COUNTRIES) expect(names.of(code)).not.toBe(code)
})

test.each(['gb', 'UK', 'XX', '', 'GBR', null, 44])('%j is no country code', (code) => {
  expect(isCountryCode(code)).toBe(false)
})
