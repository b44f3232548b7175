import type { LngLat } from './unwrap-ring.ts'

/** Twice the area of a ring in square degrees of the equator; good enough to tell a mainland from its islands. */
export function ringArea(ring: readonly LngLat[]): number {
  const meanLat = ring.reduce((sum, [, lat]) => sum + lat, 0) / ring.length
  let sum = 0
  for (const [nth, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(nth + 1) % ring.length] ?? [x, y]
    sum += x * nextY - nextX * y
  }
  return Math.abs(sum) * Math.cos((meanLat * Math.PI) / 180)
}

/** Where a line of latitude goes into a ring and out of it, from west to east. */
function crossings(ring: readonly LngLat[], lat: number): number[] {
  const found: number[] = []
  for (const [nth, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(nth + 1) % ring.length] ?? [x, y]
    if (y <= lat !== nextY <= lat) found.push(x + ((lat - y) / (nextY - y)) * (nextX - x))
  }
  return found.toSorted((a, b) => a - b)
}

/** Heights at which a name is tried, as shares from the south to the north end. */
const HEIGHTS = [0.5, 0.4, 0.6, 0.3, 0.7]

/** Where a name stands in a ring: in the middle of its widest part that lies near half its height. */
export function labelPoint(ring: readonly LngLat[]): LngLat {
  const lats = ring.map(([, lat]) => lat)
  const [south, north] = [Math.min(...lats), Math.max(...lats)]
  let best = { width: -1, point: ring[0] ?? ([0, 0] as LngLat) }
  for (const height of HEIGHTS) {
    const lat = south + (north - south) * height
    const ends = crossings(ring, lat)
    for (let nth = 0; nth + 1 < ends.length; nth += 2) {
      const [from, to] = [ends[nth] ?? 0, ends[nth + 1] ?? 0]
      if (to - from > best.width) best = { width: to - from, point: [(from + to) / 2, lat] }
    }
  }
  return best.point
}
