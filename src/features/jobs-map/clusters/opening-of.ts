import type Supercluster from 'supercluster'
import { denseBox } from '#/lib/dense-box.ts'
import type { Opening } from './map-picture.ts'

/** So many steps below where a cluster falls apart its jobs are told from one another: then it is some hundred points. */
const STEPS = 5

type Clustered = Supercluster<{ number: number }>
type Part = { lng: number; lat: number; count: number }

function partsOf(index: Clustered, clusterId: number, steps: number): Part[] {
  return index.getChildren(clusterId).flatMap(({ geometry, properties }) => {
    const [lng = 0, lat = 0] = geometry.coordinates
    if (!('cluster' in properties)) return [{ lng, lat, count: 1 }]
    const { cluster_id: childId, point_count: count } = properties
    return steps > 1 ? partsOf(index, childId, steps - 1) : [{ lng, lat, count }]
  })
}

/**
 * Where a cluster falls apart: the zoom at which it does, and the box around most of its jobs. A cluster of a million is
 * not taken apart to the last job for that. Throws for a cluster that is not there.
 */
export function openingOf(index: Clustered, clusterId: number): Opening {
  const parts = partsOf(index, clusterId, STEPS)
  const bounds = denseBox({
    lngs: parts.map(({ lng }) => lng),
    lats: parts.map(({ lat }) => lat),
    weights: parts.map(({ count }) => count),
  })
  return { zoom: index.getClusterExpansionZoom(clusterId), bounds: bounds ?? [0, 0, 0, 0] }
}
