import fc from 'fast-check'
import { expect, test } from 'vitest'
import { degrees } from '#tests/factories/degrees.ts'
import { denseBox, type GeoBox } from './dense-box.ts'

type Point = readonly [lng: number, lat: number]

const boxOf = (points: readonly Point[], weights?: readonly number[]) =>
  denseBox({
    lngs: points.map(([lng]) => lng),
    lats: points.map(([, lat]) => lat),
    ...(weights && { weights }),
  })

const times = (count: number, point: Point) => Array.from({ length: count }, () => point)

/** Whether a box holds a point, also after a turn round the world. */
const holds = ([west, south, east, north]: GeoBox, [lng, lat]: Point) =>
  lat >= south && lat <= north && [lng, lng + 360].some((seen) => seen >= west && seen <= east)

const [BRISTOL, BATH, PORTO, LYON]: Point[] = [
  [-2.6, 51.5],
  [-2.4, 51.4],
  [-8.6, 41.2],
  [4.8, 45.8],
] as const
const [PORTLAND, BRISBANE, LAGOS]: Point[] = [
  [-122.7, 45.5],
  [153, -27.5],
  [3.4, 6.5],
] as const

test('around nothing there is no box, around one point a box without extent', () => {
  expect(boxOf([])).toBeNull()
  expect(boxOf([BRISTOL])).toEqual([-2.6, 51.5, -2.6, 51.5])
})

test('two that lie far from the others are left out', () => {
  const europe = [...times(5, BRISTOL), ...times(6, BATH), PORTO, LYON]
  expect(boxOf([...europe, PORTLAND, BRISBANE])).toEqual([-8.6, 41.2, 4.8, 51.5])
})

test('who lies far to the south is left out as well as who lies far to the west', () => {
  const near = [...times(8, BRISTOL), ...times(8, LYON)]
  expect(boxOf([...near, LAGOS])).toEqual([-2.6, 45.8, 4.8, 51.5])
  expect(boxOf([...near, LAGOS, PORTLAND, BRISBANE])).toEqual([-2.6, 45.8, 4.8, 51.5])
})

test('where leaving some out makes little difference, all are held', () => {
  const spread = Array.from({ length: 100 }, (_, nth): Point => [(nth % 10) * 2, 40 + Math.floor(nth / 10)])
  expect(boxOf(spread)).toEqual([0, 40, 18, 49])
})

test('who lies in the same country is not left out', () => {
  expect(boxOf([...times(16, BRISTOL), LYON, BRISBANE])).toEqual([-2.6, 45.8, 4.8, 51.5])
})

test('of two crowds neither is left out', () => {
  expect(boxOf([...times(60, BRISTOL), ...times(40, PORTLAND)])).toEqual([-122.7, 45.5, -2.6, 51.5])
})

test('few are too few to leave one out', () => {
  expect(boxOf([...times(3, BRISTOL), BRISBANE])).toEqual([-2.6, -27.5, 153, 51.5])
})

test('neighbours across the antimeridian stay neighbours', () => {
  const fiji: Point[] = [...times(5, [178, -18]), ...times(5, [-179, -17])]
  expect(boxOf(fiji)).toEqual([178, -18, 181, -17])
  expect(boxOf([...fiji, BRISTOL])).toEqual([178, -18, 181, -17])
})

test('a point counts as often as its weight says', () => {
  expect(boxOf([BRISTOL, LYON, PORTLAND], [40, 30, 2])).toEqual([-2.6, 45.8, 4.8, 51.5])
  expect(boxOf([BRISTOL, LYON, PORTLAND], [1, 1, 98])).toEqual([-122.7, 45.5, -122.7, 45.5])
})

test('wherever points are, the box holds four in five of them and touches one at each side', () => {
  const anywhere = fc.tuple(degrees(180), degrees(85))
  fc.assert(
    fc.property(fc.array(anywhere, { minLength: 1, maxLength: 60 }), (points) => {
      const box = boxOf(points) ?? [0, 0, 0, 0]
      const held = points.filter((point) => holds(box, point))
      expect(held.length).toBeGreaterThanOrEqual(points.length * 0.8)
      expect(held.map(([, lat]) => lat)).toEqual(expect.arrayContaining([box[1], box[3]]))
      expect(box[0]).toBeLessThanOrEqual(box[2])
    }),
    { numRuns: 60 },
  )
})
