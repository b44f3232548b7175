import fc from 'fast-check'
import { expect, test } from 'vitest'
import { degrees } from '#tests/factories/degrees.ts'
import { DEGREE_UNITS, type Pins } from '../pins/pins.ts'
import { answerQuestion } from './answer-question.ts'
import { buildClusterIndex } from './cluster-index.ts'
import { CLUSTER_RADIUS_PX, CLUSTER_ZOOM_MAX } from './cluster-options.ts'
import { boundsOf } from './jobs-in-view.ts'
import type { Bounds } from './map-picture.ts'

const WORLD: Bounds = [-180, -90, 180, 90]

function toPins(points: readonly (readonly [lng: number, lat: number])[]): Pins {
  const units = (angle: number) => Math.round(angle * DEGREE_UNITS)
  return {
    mode: 'all',
    // The newest has the greatest number, and stands first.
    numbers: Int32Array.from(points, (_, nth) => points.length - nth),
    lngs: Int32Array.from(points, ([lng]) => units(lng)),
    lats: Int32Array.from(points, ([, lat]) => units(lat)),
    beside: new Int32Array(0),
  }
}

const points = fc.array(fc.tuple(degrees(180), degrees(85)), { maxLength: 80 })

test('markers cluster within 60 pixels, up to zoom 16', { tags: ['R038', 'R208'] }, () => {
  expect([CLUSTER_RADIUS_PX, CLUSTER_ZOOM_MAX]).toEqual([60, 16])
})

test('at every zoom each job is in exactly one cluster or a pin of its own', () => {
  fc.assert(
    fc.property(points, fc.integer({ min: 0, max: 18 }), (at, zoom) => {
      const index = buildClusterIndex(toPins(at))
      const { clusters, pins, inView } = index.look({ bounds: WORLD, zoom, listed: 0 })
      const shown = [...clusters.flatMap(({ id }) => index.jobsOf(id)), ...pins.map(({ number }) => number)]
      expect(shown.toSorted((a, b) => a - b)).toEqual(at.map((_, nth) => nth + 1))
      expect(inView).toBe(at.length)
      expect(clusters.every(({ id, count }) => index.jobsOf(id).length === count)).toBe(true)
    }),
    { numRuns: 40 },
  )
})

test('the list in view holds the newest first, as many as are wanted, and counts all', () => {
  const index = buildClusterIndex(
    toPins([
      [0, 0],
      [1, 1],
      [50, 50],
      [2, 2],
    ]),
  )
  expect(index.look({ bounds: [-5, -5, 5, 5], zoom: 3, listed: 2 })).toMatchObject({
    inView: 3,
    newest: [4, 3],
  })
})

test.each<[Bounds, number]>([
  [[170, -10, 190, 10], 2],
  [[-190, -10, -170, 10], 2],
  [[170, -10, -170, 10], 2],
  [[170, -10, 180, 10], 1],
  [[-180, -10, -170, 10], 1],
  [[530, -10, 550, 10], 2],
  [[-400, -90, 400, 90], 3],
])('a view of %j, across the antimeridian or round the world, holds %i jobs', (bounds, count) => {
  const index = buildClusterIndex(
    toPins([
      [179, 0],
      [-179, 0],
      [0, 0],
    ]),
  )
  const { inView, pins, clusters } = index.look({ bounds, zoom: 5, listed: 9 })
  expect(inView).toBe(count)
  expect(pins.length + clusters.reduce((sum, cluster) => sum + cluster.count, 0)).toBe(count)
})

test('a cluster falls apart at its expansion zoom, one of a single point never', () => {
  const index = buildClusterIndex(
    toPins([
      [0, 0],
      [0.5, 0],
      [90, 10],
      [90, 10],
    ]),
  )
  const { clusters } = index.look({ bounds: WORLD, zoom: 2, listed: 0 })
  const zoomOf = (lng: number) =>
    index.opening(clusters.find((cluster) => Math.abs(cluster.lng - lng) < 1)?.id ?? 0).zoom
  const apart = zoomOf(0)
  expect(apart).toBeLessThanOrEqual(CLUSTER_ZOOM_MAX)
  expect(index.look({ bounds: [-1, -1, 1, 1], zoom: apart, listed: 0 }).pins).toHaveLength(2)
  expect(index.look({ bounds: [-1, -1, 1, 1], zoom: apart - 1, listed: 0 }).pins).toHaveLength(0)
  expect(zoomOf(90)).toBeGreaterThan(CLUSTER_ZOOM_MAX)
})

test('a cluster opens to where most of its jobs are', () => {
  const many = Array.from({ length: 30 }, (_, nth) => [nth % 5, 50 + (nth % 3)] as const)
  const index = buildClusterIndex(toPins([...many, [-30, 62], [-31, 63]]))
  const [cluster] = index.look({ bounds: WORLD, zoom: 0, listed: 0 }).clusters
  const { zoom, bounds } = index.opening(cluster?.id ?? 0)
  expect(cluster?.count).toBe(32)
  expect(bounds.map(Math.round)).toEqual([0, 50, 4, 52])
  const seen = index.look({ bounds: WORLD, zoom, listed: 0 })
  expect(seen.clusters.map(({ id }) => id)).not.toContain(cluster?.id)
})

test('the jobs of a cluster come newest first', () => {
  const index = buildClusterIndex(
    toPins([
      [10, 10],
      [10, 10],
      [10, 10],
      [10, 10],
    ]),
  )
  const [cluster] = index.look({ bounds: WORLD, zoom: 16, listed: 0 }).clusters
  expect(index.jobsOf(cluster?.id ?? 0)).toEqual([4, 3, 2, 1])
})

test('what holds most pins leaves out who is far away, and so do the clusters of the server', () => {
  const many = Array.from({ length: 20 }, () => [0, 50] as const)
  const index = buildClusterIndex(toPins([...many, [5, 55], [150, -27]]))
  expect(index.bounds).toEqual([0, -27, 150, 55])
  expect(index.dense).toEqual([0, 50, 5, 55])
  expect(answerQuestion(index, { kind: 'summary' })).toMatchObject({ dense: [0, 50, 5, 55] })
})

test('the box around all pins holds every one, and there is none around nothing', () => {
  expect(
    boundsOf(
      toPins([
        [5, 1],
        [-3, 8],
      ]),
    ),
  ).toEqual([-3, 1, 5, 8])
  expect(boundsOf(toPins([]))).toBeNull()
})
