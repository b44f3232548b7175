/** Longitude and latitude in degrees. A longitude may lie beyond ±180 where a line goes on over the antimeridian. */
export type LngLat = readonly [lng: number, lat: number]

const WORLD_DEGREES = 360
const POLE_DEGREES = 90

/**
 * A line without the jump from 180 to −180: it goes on beyond the edge of the world, where a map draws its next copy.
 *
 * @example unwrapLine([[179, 0], [-179, 0]]) // [[179, 0], [181, 0]]
 */
export function unwrapLine(line: readonly LngLat[]): LngLat[] {
  let turns = 0
  return line.map(([lng, lat], nth) => {
    const step = lng - (line[nth - 1]?.[0] ?? lng)
    if (Math.abs(step) > WORLD_DEGREES / 2) turns -= Math.sign(step)
    return [lng + turns * WORLD_DEGREES, lat]
  })
}

/** Moves a line by whole worlds until its middle lies between two longitudes that are at least a world apart. */
function moveBetween(line: readonly LngLat[], west: number): LngLat[] {
  const lngs = line.map(([lng]) => lng)
  const middle = (lngs.reduce((a, b) => Math.min(a, b)) + lngs.reduce((a, b) => Math.max(a, b))) / 2
  const worlds = -Math.floor((middle - west) / WORLD_DEGREES)
  return line.map(([lng, lat]) => [lng + worlds * WORLD_DEGREES, lat])
}

/**
 * The same for a ring, which must end where it begins. One that goes round the world, as Antarctica does, is closed over
 * its pole.
 */
export function unwrapRing(ring: readonly LngLat[]): LngLat[] {
  const line = unwrapLine(ring)
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last) return []
  const isRound = Math.abs(last[0] - first[0]) > WORLD_DEGREES / 2
  const pole = Math.sign(first[1]) * POLE_DEGREES
  const closed: LngLat[] = isRound ? [...line, [last[0], pole], [first[0], pole], first] : line
  return moveBetween(closed, -WORLD_DEGREES / 2)
}

/** The same for a polygon; its holes stay in the same world as its outside. */
export function unwrapPolygon([outside = [], ...holes]: readonly (readonly LngLat[])[]): LngLat[][] {
  const edge = unwrapRing(outside)
  const west = edge.reduce((least, [lng]) => Math.min(least, lng), Infinity)
  return [edge, ...holes.map((hole) => moveBetween(unwrapRing(hole), west))]
}
