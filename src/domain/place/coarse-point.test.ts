import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { COARSE_KM, coarsePoint } from './coarse-point.ts'
import { distanceKm, toCoordinates } from './place.ts'

const point = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})

test('a coarse point lies on Earth, is its own, and is never farther away than is said', () => {
  fc.assert(
    fc.property(point, (exact) => {
      const coarse = coarsePoint(exact)
      expect(toCoordinates(coarse.lat, coarse.lng)).toEqual(coarse)
      expect(coarsePoint(coarse)).toEqual(coarse)
      expect(distanceKm(exact, coarse)).toBeLessThan(COARSE_KM)
    }),
  )
})

test('all of a square have one point, however their degrees are written', () => {
  const inside = fc.double({ min: -0.0249, max: 0.0249, noNaN: true })
  fc.assert(
    fc.property(point, inside, inside, (exact, up, aside) => {
      const middle = coarsePoint(exact)
      fc.pre(Math.abs(middle.lat) < 89.9 && Math.abs(middle.lng) < 179.9)
      expect(coarsePoint({ lat: middle.lat + up, lng: middle.lng + aside })).toEqual(middle)
    }),
  )
})
