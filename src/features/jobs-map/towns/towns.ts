import { mercatorY } from '#/lib/mercator.ts'

/** Towns, the largest first, with how many thousand people live there. */
export type Towns = { names: string[]; lngs: number[]; lats: number[]; thousands: number[] }

const TILE_PX = 512
const NAMED_WITHIN_PX = 44
/** Farther out a disc gathers jobs of whole countries, and the name of one town would say where they are not. */
const NAMED_FROM_ZOOM = 5

type Point = { lng: number; lat: number }

/** Where a point lies on the whole map at a zoom, in pixels from its north-west corner. */
function toPixels({ lng, lat }: Point, zoom: number): [x: number, y: number] {
  const worldPx = TILE_PX * 2 ** zoom
  return [(lng / 360 + 0.5) * worldPx, mercatorY(lat) * worldPx]
}

/**
 * The name for a group of jobs: the largest town that is drawn close to its middle. Null where none is, and
 * for a map of more than a region.
 *
 * @example nearestTown({ lng: -6.2, lat: 53.4 }, 5, towns) // 'Dublin'
 */
export function nearestTown(middle: Point, zoom: number, { names, lngs, lats }: Towns): string | null {
  if (zoom < NAMED_FROM_ZOOM) return null
  const [x, y] = toPixels(middle, zoom)
  const nearDegrees = (NAMED_WITHIN_PX / (TILE_PX * 2 ** zoom)) * 360
  const found = lngs.findIndex((lng, nth) => {
    if (Math.abs(lng - middle.lng) > nearDegrees) return false
    const [townX, townY] = toPixels({ lng, lat: lats[nth] ?? 0 }, zoom)
    return Math.hypot(townX - x, townY - y) <= NAMED_WITHIN_PX
  })
  return names[found] ?? null
}
