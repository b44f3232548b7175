import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { unwrapLine, unwrapPolygon, unwrapRing, type LngLat } from './unwrap-ring.ts'
import { countryCodeOf, toWorldShapes, type WorldAtlas } from './world-shapes.ts'

const file = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json')
const shapes = toWorldShapes(JSON.parse(readFileSync(file, 'utf8')) as WorldAtlas)

const widestStep = (lines: readonly (readonly (readonly number[])[])[]) =>
  lines
    .flatMap((line) => line.slice(1).map(([lng = 0], nth) => Math.abs(lng - (line[nth]?.[0] ?? 0))))
    .reduce((a, b) => Math.max(a, b), 0)

test('no shore and no border crosses the map from one edge to the other', () => {
  expect(widestStep(shapes.coast.geometry.coordinates)).toBeLessThan(30)
  expect(widestStep(shapes.borders.geometry.coordinates)).toBeLessThan(30)
  // Antarctica is closed along its pole, which no map shows.
  const north = shapes.land.geometry.coordinates.map((rings) =>
    rings.filter((ring) => ring.every(([, lat = 0]) => lat > -80)),
  )
  expect(widestStep(north.flat())).toBeLessThan(30)
})

test('a line over the antimeridian goes on beyond it', () => {
  expect(
    unwrapLine([
      [178, 1],
      [-178, 2],
      [179, 3],
    ]),
  ).toEqual([
    [178, 1],
    [182, 2],
    [179, 3],
  ])
  expect(
    unwrapLine([
      [-179, 0],
      [179, 0],
    ]),
  ).toEqual([
    [-179, 0],
    [-181, 0],
  ])
})

test('a ring round the world is closed over its pole', () => {
  const ring: LngLat[] = [
    [-90, -70],
    [0, -70],
    [90, -70],
    [180, -70],
    [-90, -70],
  ]
  const closed = unwrapRing(ring)
  expect(closed.at(-1)).toEqual(closed[0])
  expect(closed.filter(([, lat]) => lat === -90)).toHaveLength(2)
})

test('a hole stays in the same world as what it is in', () => {
  const outside: LngLat[] = [
    [-170, 60],
    [170, 60],
    [100, 0],
    [100, 70],
    [-170, 70],
    [-170, 60],
  ]
  const hole: LngLat[] = [
    [-176, 62],
    [-175, 62],
    [-175, 63],
    [-176, 62],
  ]
  const [edge = [], inner = []] = unwrapPolygon([outside, hole])
  const [west, east] = [Math.min(...edge.map(([lng]) => lng)), Math.max(...edge.map(([lng]) => lng))]
  expect(inner.every(([lng]) => lng >= west && lng <= east)).toBe(true)
})

test.each([
  ['GB', 'United Kingdom', [-6, 50, 2, 59]],
  ['FR', 'France', [-4, 43, 7, 50]],
  ['RU', 'Russia', [40, 50, 150, 75]],
  ['NO', 'Norway', [5, 58, 31, 71]],
])('%s is named once, inside the country', (code, name, [west = 0, south = 0, east = 0, north = 0]) => {
  const labels = shapes.labels.features.filter(({ properties }) => properties.code === code)
  expect(labels.map(({ properties }) => properties.name)).toEqual([name])
  const [lng = 0, lat = 0] = labels[0]?.geometry.coordinates ?? []
  expect(lng > west && lng < east && lat > south && lat < north).toBe(true)
})

test.each([
  ['826', 'GB'],
  ['180', 'CD'],
  [undefined, ''],
  ['-99', ''],
])('the country %s is %s', (numeric, code) => {
  expect(countryCodeOf(numeric)).toBe(code)
})
