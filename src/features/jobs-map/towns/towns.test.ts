import { expect, test } from 'vitest'
import { nearestTown, type Towns } from './towns.ts'

const TOWNS: Towns = {
  names: ['London', 'Bristol', 'Bath'],
  lngs: [-0.1257, -2.5966, -2.3591],
  lats: [51.5085, 51.4552, 51.3751],
  thousands: [8962, 617, 94],
}

test('jobs are named after the largest town that is drawn close by', () => {
  expect(nearestTown({ lng: -2.5, lat: 51.42 }, 8, TOWNS)).toBe('Bristol')
  expect(nearestTown({ lng: -2.36, lat: 51.38 }, 11, TOWNS)).toBe('Bath')
  expect(nearestTown({ lng: -0.9, lat: 51.4 }, 5, TOWNS)).toBe('London')
})

test('what lies in a whole country is named after no town', () => {
  expect(nearestTown({ lng: -2.36, lat: 51.38 }, 3, TOWNS)).toBeNull()
})

test('where no town is drawn close by there is no name', () => {
  expect(nearestTown({ lng: -30, lat: 40 }, 6, TOWNS)).toBeNull()
  expect(
    nearestTown({ lng: -2.36, lat: 51.38 }, 11, { names: [], lngs: [], lats: [], thousands: [] }),
  ).toBeNull()
})
