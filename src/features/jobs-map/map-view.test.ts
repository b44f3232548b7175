import fc from 'fast-check'
import { expect, test } from 'vitest'
import { degrees } from '#tests/factories/degrees.ts'
import { parseMapSearch } from './map-search.ts'
import { formatMapView, parseMapView } from './map-view.ts'

test.each([
  ['-2.6,51.5,8', { lng: -2.6, lat: 51.5, zoom: 8 }],
  ['180,-85,0', { lng: 180, lat: -85, zoom: 0 }],
])('%s is a place', (text, view) => {
  expect(parseMapView(text)).toEqual(view)
})

test.each([undefined, '', '1,2', '1,2,3,4', '181,0,3', '0,86,3', '0,0,23', '1e1,0,3', 'NaN,0,0', ' 1,2,3'])(
  '%j is no place',
  (text) => {
    expect(parseMapView(text)).toBeNull()
  },
)

test('what was written is read again, near enough for the zoom', () => {
  const view = fc.record({
    lng: degrees(179.9),
    lat: degrees(85),
    zoom: fc.integer({ min: 0, max: 1_600 }).map((hundredths) => hundredths / 100),
  })
  fc.assert(
    fc.property(view, ({ lng, lat, zoom }) => {
      const read = parseMapView(formatMapView({ lng, lat, zoom }))
      const pixelDegrees = 360 / (512 * 2 ** zoom)
      const offPixels =
        Math.max(Math.abs((read?.lng ?? 999) - lng), Math.abs((read?.lat ?? 999) - lat)) / pixelDegrees
      expect(offPixels).toBeLessThan(20)
      expect(parseMapView(formatMapView(read ?? { lng, lat, zoom }))).toEqual(read)
    }),
  )
})

test('a map that was turned round the world says where it really is', () => {
  expect(formatMapView({ lng: 541.23, lat: 1, zoom: 4 })).toBe('-178.8,1,4')
})

test('from an address nobody learns a house', () => {
  expect(formatMapView({ lng: -2.587_912, lat: 51.454_513, zoom: 9 })).toBe('-2.59,51.45,9')
})

test('the address keeps the nine parameters as text, with the job and the place', { tags: ['R037'] }, () => {
  const search = { search: 'nurse', minSalary: '30000', job: 'a1', view: '-2.60,51.5,8', page: '2' }
  expect(parseMapSearch(search)).toEqual({
    search: 'nurse',
    minSalary: '30000',
    job: 'a1',
    view: '-2.6,51.5,8',
  })
  expect(parseMapSearch({ job: ['a'], view: 'home' })).toEqual({})
})
