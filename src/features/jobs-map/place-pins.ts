import { clusterSize } from './clusters/cluster-size.ts'
import type { Cluster, Pin } from './clusters/map-picture.ts'
import type { MapJob } from './map-job.view.ts'

type Point = { lng: number; lat: number }

/** A pin, and how many pixels above its point it stands: 0 with a dot at the point, more over the disc of its cluster. */
export type PlacedPin = Pin & { liftPx: number }

const GAP_PX = 6
/** No job is drawn farther from the middle of its cluster. */
const CLUSTERED_WITHIN_PX = 90

/** Where a point is drawn, in pixels. */
type Project = (point: Point) => { x: number; y: number }

function overItsCluster(number: number, point: Point, { clusters, project }: Drawn): PlacedPin {
  const { x, y } = project(point)
  const distancePx = (cluster: Cluster) => {
    const middle = project(cluster)
    return Math.hypot(middle.x - x, middle.y - y)
  }
  const [cluster] = clusters.toSorted((a, b) => distancePx(a) - distancePx(b))
  if (!cluster || distancePx(cluster) > CLUSTERED_WITHIN_PX) return { number, ...point, liftPx: 0 }
  return { number, lng: cluster.lng, lat: cluster.lat, liftPx: clusterSize(cluster.count) / 2 + GAP_PX }
}

type Drawn = { pins: readonly Pin[]; clusters: readonly Cluster[]; project: Project }

/**
 * The pins of a picture, and those of jobs that show their own although they are part of a cluster: these stand over the
 * cluster's disc, whose number stays readable.
 */
export function placePins(picture: Drawn, raised: readonly MapJob[]): PlacedPin[] {
  const { pins } = picture
  const drawn = new Set(pins.map(({ number }) => number))
  const added = raised.flatMap(({ number, point }) =>
    point && !drawn.has(number) ? [overItsCluster(number, point, picture)] : [],
  )
  return [...pins.map((pin) => ({ ...pin, liftPx: 0 })), ...added]
}
