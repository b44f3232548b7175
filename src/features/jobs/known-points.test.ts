import { expect, test } from 'vitest'
import { createKnownPoints } from './known-points.ts'

const BRISTOL = { location: 'Bristol', countryCode: 'GB', lat: 51.45, lng: -2.59 }
const at = (location: string, countryCode: string | null) => ({ location, countryCode })

test('a place that was chosen is known by its name in its country, and so is the one the job had', () => {
  const points = createKnownPoints(BRISTOL)
  points.know({ label: 'Bath', countryCode: 'GB', lat: 51.38, lng: -2.36 })
  expect(points.pointOf(at('Bath', 'GB'))).toEqual({ lat: 51.38, lng: -2.36 })
  expect(points.pointOf(at('Bristol', 'GB'))).toEqual({ lat: 51.45, lng: -2.59 })
})

test('what is typed on, or lies in another country, is another place', () => {
  const points = createKnownPoints(BRISTOL)
  expect(points.pointOf(at('Bristol,', 'GB'))).toBeUndefined()
  expect(points.pointOf(at('Bristol', 'US'))).toBeUndefined()
  expect(points.pointOf(at('Bristol', null))).toBeUndefined()
})

test('a place without coordinates teaches nothing', () => {
  const points = createKnownPoints({ ...BRISTOL, lat: null })
  expect(points.pointOf(at('Bristol', 'GB'))).toBeUndefined()
})
