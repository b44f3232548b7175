import type { Bounds } from '../clusters/map-picture.ts'

/** The engine's worker answers addresses of this kind itself. */
export const TOWNS_PROTOCOL = 'towns'

/** Towns come in squares of so many degrees, called by their south-west corners: '-4,50'. */
export const CELL_DEGREES = 2

/** From here on names of towns have room, */
const TOWNS_ZOOM_MIN = 5
/** and from here on so much that the small ones of what is in view are wanted as well. */
const CELLS_ZOOM_MIN = 8

const LNG_MAX = 180
const LAT_MAX = 90

const corner = (degrees: number) => Math.floor(degrees / CELL_DEGREES) * CELL_DEGREES
const wrapped = (lng: number) => ((lng + 5 * LNG_MAX) % (2 * LNG_MAX)) - LNG_MAX

function cellsIn([west, south, east, north]: Bounds): string[] {
  const cells: string[] = []
  for (let lat = corner(south); lat <= north; lat += CELL_DEGREES) {
    for (let lng = corner(west); lng <= east; lng += CELL_DEGREES) cells.push(`${wrapped(lng)},${lat}`)
  }
  return cells
}

/**
 * Where the names for what is in view are, so that the same squares have the same address; null for more than a region.
 *
 * @example townsAddress('en', [-2.6, 51.5, -2.3, 51.6], 11) // 'towns://en/-4,50'
 */
export function townsAddress(language: string, bounds: Bounds, zoom: number): string | null {
  if (zoom < TOWNS_ZOOM_MIN) return null
  const cells = zoom < CELLS_ZOOM_MIN ? [] : cellsIn(bounds)
  return `${TOWNS_PROTOCOL}://${language}/${cells.join(';')}`
}

/** What to ask the server for an address that `townsAddress` made: the larger towns of the world, or all of some squares. */
export function toTownRequests(address: string): string[] {
  const [, language = '', cells = ''] = /^towns:\/\/(\w+)\/(.*)$/.exec(address) ?? []
  const all = `/api/map/towns?language=${language}`
  return cells ? cells.split(';').map((cell) => `${all}&cell=${cell}`) : [all]
}

/** Reads the name of a square; null for what is none. */
export function readCell(text: string | null): { west: number; south: number } | null {
  const [, west, south] = (/^(-?\d{1,3}),(-?\d{1,2})$/.exec(text ?? '') ?? []).map(Number)
  if (west === undefined || south === undefined) return null
  const isSquare = west % CELL_DEGREES === 0 && south % CELL_DEGREES === 0
  const isOnEarth = Math.abs(west) <= LNG_MAX && Math.abs(south) <= LAT_MAX
  return isSquare && isOnEarth ? { west, south } : null
}
