import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceKm } from '#/domain/place/place.ts'
import { degrees } from '#tests/factories/degrees.ts'
import { tries } from '#tests/setup/tries.ts'
import { cellsOf, coverOf } from './cells.ts'

const point = fc.record({
  lat: degrees(90),
  lng: degrees(180),
})

test('whatever lies within a distance lies in one of the squares that cover it, at the poles and at the date line too', () => {
  const near = degrees(3)
  fc.assert(
    fc.property(point, near, near, fc.integer({ min: 0, max: 400 }), (centre, north, east, km) => {
      const lng = ((centre.lng + east + 540) % 360) - 180
      const other = { lat: Math.max(-90, Math.min(90, centre.lat + north)), lng }
      const cover = coverOf(centre, km)
      fc.pre(cover !== null && distanceKm(centre, other) <= km)
      expect(cellsOf(other).some((cell) => cover?.includes(cell))).toBe(true)
    }),
    { numRuns: tries(2_000) },
  )
})

test('a town is covered by few and small squares, half the world by none', () => {
  expect(coverOf({ lat: 51.38, lng: -2.36 }, 10)).toHaveLength(2)
  expect(coverOf({ lat: 51.38, lng: -2.36 }, 9_000)).toBeNull()
})
