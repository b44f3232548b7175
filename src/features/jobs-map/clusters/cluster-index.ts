import Supercluster, { type PointFeature } from 'supercluster'
import { denseBox } from '#/lib/dense-box.ts'
import { DEGREE_UNITS, type Pins } from '../pins/pins.ts'
import { boundsOf, countInView } from './jobs-in-view.ts'
import { CLUSTER_RADIUS_PX, CLUSTER_ZOOM_MAX } from './cluster-options.ts'
import type { Bounds, MapLook, MapPicture, Opening } from './map-picture.ts'
import { openingOf } from './opening-of.ts'

type PinProperties = { number: number }

export type ClusterIndex = {
  onMap: number
  besideCount: number
  beside: Int32Array
  bounds: Bounds | null
  dense: Bounds | null
  look: (look: MapLook) => MapPicture
  /** Where a cluster falls apart; at a zoom beyond `CLUSTER_ZOOM_MAX` when its jobs share one point. */
  opening: (clusterId: number) => Opening
  /** The jobs of a cluster by number, newest first. */
  jobsOf: (clusterId: number) => number[]
}

const degrees = (units: number) => units / DEGREE_UNITS

function toDegrees({ lngs, lats }: Pins) {
  return { lngs: Float64Array.from(lngs, degrees), lats: Float64Array.from(lats, degrees) }
}

function toFeatures(pins: Pins): PointFeature<PinProperties>[] {
  const { lngs, lats } = toDegrees(pins)
  return Array.from(pins.numbers, (number, nth) => {
    const coordinates = [lngs[nth] ?? 0, lats[nth] ?? 0]
    return { type: 'Feature', geometry: { type: 'Point', coordinates }, properties: { number } }
  })
}

function shapesIn(index: Supercluster<PinProperties>, { bounds, zoom }: MapLook) {
  const picture: Pick<MapPicture, 'clusters' | 'pins'> = { clusters: [], pins: [] }
  for (const { geometry, properties } of index.getClusters([...bounds], Math.floor(zoom))) {
    const [lng = 0, lat = 0] = geometry.coordinates
    if ('cluster' in properties) {
      const { cluster_id: id, point_count: count } = properties
      picture.clusters.push({ id, lng, lat, count, near: null })
    } else picture.pins.push({ number: properties.number, lng, lat })
  }
  return picture
}

/** Clusters pins once, so that every look at them is quick. A hundred thousand take most of a second. */
export function buildClusterIndex(pins: Pins): ClusterIndex {
  const index = new Supercluster<PinProperties>({ radius: CLUSTER_RADIUS_PX, maxZoom: CLUSTER_ZOOM_MAX })
  index.load(toFeatures(pins))
  const rankOf = new Map(Array.from(pins.numbers, (number, rank) => [number, rank] as const))
  const isNewer = (a: number, b: number) => (rankOf.get(a) ?? 0) - (rankOf.get(b) ?? 0)
  return {
    onMap: pins.numbers.length,
    besideCount: pins.beside.length,
    beside: pins.beside,
    bounds: boundsOf(pins),
    dense: denseBox(toDegrees(pins)),
    look: (look) => ({ ...shapesIn(index, look), ...countInView(pins, look) }),
    opening: (clusterId) => openingOf(index, clusterId),
    jobsOf: (clusterId) =>
      index
        .getLeaves(clusterId, Infinity)
        .map(({ properties }) => properties.number)
        .toSorted(isNewer),
  }
}
