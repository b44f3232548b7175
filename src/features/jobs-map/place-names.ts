import { clusterSize } from './clusters/cluster-size.ts'
import type { Cluster } from './clusters/map-picture.ts'

type Point = { lng: number; lat: number }
type Box = { left: number; top: number; right: number; bottom: number }

type Drawn = {
  clusters: readonly Cluster[]
  pins: readonly Point[]
  /** Where a point is drawn, in pixels. */
  project: (point: Point) => { x: number; y: number }
}

const RING_PX = 4
/** What a pin takes up above and around its point, as wide as most amounts are. */
const PIN_PX = { aside: 38, above: 40, below: 6 }
export const NAME_BELOW_PX = 5
const NAME_HEIGHT_PX = 16
const LETTER_PX = 6.6

const isOver = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

function around({ x, y }: { x: number; y: number }, aside: number, above: number, below = above): Box {
  return { left: x - aside, right: x + aside, top: y - above, bottom: y + below }
}

function nameBox(name: string, { x, y }: { x: number; y: number }, sizePx: number): Box {
  const top = y + sizePx / 2 + NAME_BELOW_PX
  const aside = (name.length * LETTER_PX) / 2
  return { left: x - aside, right: x + aside, top, bottom: top + NAME_HEIGHT_PX }
}

/** The clusters whose names can be read: none runs into another disc, a pin or the name of a larger cluster. */
export function placeNames({ clusters, pins, project }: Drawn): Set<number> {
  const placed = clusters.map((cluster) => ({
    cluster,
    at: project(cluster),
    sizePx: clusterSize(cluster.count),
  }))
  const taken = pins.map((pin) => around(project(pin), PIN_PX.aside, PIN_PX.above, PIN_PX.below))
  const discs = new Map(
    placed.map(({ cluster, at, sizePx }) => [
      cluster.id,
      around(at, sizePx / 2 + RING_PX, sizePx / 2 + RING_PX),
    ]),
  )
  const named = new Set<number>()
  for (const { cluster, at, sizePx } of placed.toSorted((a, b) => b.cluster.count - a.cluster.count)) {
    if (!cluster.near) continue
    const box = nameBox(cluster.near, at, sizePx)
    const isOverDisc = [...discs].some(([id, disc]) => id !== cluster.id && isOver(box, disc))
    if (isOverDisc || taken.some((other) => isOver(box, other))) continue
    taken.push(box)
    named.add(cluster.id)
  }
  return named
}
