import { clusterSize } from './clusters/cluster-size.ts'
import type { Cluster, Pin } from './clusters/map-picture.ts'
import type { MapJob } from './map-job.view.ts'

type Point = { lng: number; lat: number }

/** A pin, and how many pixels above its point it stands: 0 with a dot at the point, more over the disc of its cluster. */
export type PlacedPin = Pin & { liftPx: number }

const GAP_PX = 6

/** Where a point is drawn, in pixels. */
type Project = (point: Point) => { x: number; y: number }

/** A disc that would cover a pin at its point carries it: whose jobs the disc counts does not matter to who looks. */
function clearOfDiscs(number: number, point: Point, { clusters, project }: Drawn): PlacedPin {
  const { x, y } = project(point)
  const covering = clusters.find((cluster) => {
    const middle = project(cluster)
    return Math.hypot(middle.x - x, middle.y - y) < clusterSize(cluster.count) / 2 + GAP_PX
  })
  if (!covering) return { number, ...point, liftPx: 0 }
  return { number, lng: covering.lng, lat: covering.lat, liftPx: clusterSize(covering.count) / 2 + GAP_PX }
}

type Drawn = { pins: readonly Pin[]; clusters: readonly Cluster[]; project: Project }

/**
 * The pins of a picture, and those of jobs that show their own although they are part of a cluster. Under a disc they
 * stand over it, so that its number stays readable.
 */
export function placePins(picture: Drawn, raised: readonly MapJob[]): PlacedPin[] {
  const { pins } = picture
  const drawn = new Set(pins.map(({ number }) => number))
  const added = raised.flatMap(({ number, point }) =>
    point && !drawn.has(number) ? [clearOfDiscs(number, point, picture)] : [],
  )
  return [...pins.map((pin) => ({ ...pin, liftPx: 0 })), ...added]
}
