import type { MapLook } from '#/features/jobs-map/clusters/map-picture.ts'

const TILE_PX = 512
const SCREEN = { width: 1_280, height: 860 }
const LATITUDE_MAX = 85
/** As many rows as the page first asks for beside the map. */
const LISTED = 25

type Point = { lng: number; lat: number }

const toY = (lat: number) => Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI)
const toLat = (y: number) => (Math.atan(Math.sinh(y * 2 * Math.PI)) * 180) / Math.PI
const inWorld = (lat: number) => Math.min(LATITUDE_MAX, Math.max(-LATITUDE_MAX, lat))

/** What a wide screen shows round a point at a zoom. */
export function lookAt({ lng, lat }: Point, zoom: number): MapLook {
  const worldPx = TILE_PX * 2 ** zoom
  const [halfLng, halfY] = [(SCREEN.width / worldPx / 2) * 360, SCREEN.height / worldPx / 2]
  const y = toY(inWorld(lat))
  const [south, north] = [inWorld(toLat(y - halfY)), inWorld(toLat(y + halfY))]
  return { bounds: [lng - halfLng, south, lng + halfLng, north], zoom, listed: LISTED }
}

/** The same numbers between 0 and 1 in every run. */
export function buildRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
