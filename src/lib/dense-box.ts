import { mercatorY } from './mercator.ts'
import { narrowestRun } from './narrowest-run.ts'

/** West, south, east, north in degrees. East is beyond 180 where the box crosses the antimeridian. */
export type GeoBox = readonly [west: number, south: number, east: number, north: number]

/** Points in degrees, column by column; a point counts as often as its `weights` say, or once. */
export type GeoPoints = {
  lngs: ArrayLike<number>
  lats: ArrayLike<number>
  weights?: ArrayLike<number>
}

/** Shares of the points that may be left out, tried in turn: at least four in five are held. */
const LEFT_OUT = [0, 0.01, 0.02, 0.05, 0.1, 0.15, 0.2]
/** What leaves points out shows the others twice as large, or is not worth it. */
const GAIN_MIN = 2
/** Eleven degrees, a country: seen as near as that, nobody is left out for the sake of coming nearer. */
const SIDE_MIN = 1 / 32

const WORLD_DEGREES = 360
/** The world is looked through in so many strips each way: forty kilometres wide at the equator. */
const STRIPS = 1_024

const toStrip = (share: number) => Math.min(STRIPS - 1, Math.max(0, Math.floor(share * STRIPS)))

/** The points where a column and a row of strips cross: how many, and what holds them. Towns make few of many. */
type Cell = {
  column: number
  row: number
  weight: number
  west: number
  south: number
  east: number
  north: number
}

/** In place: there may be a million points. */
function add(cell: Cell, { lng, lat, weight }: { lng: number; lat: number; weight: number }): void {
  cell.weight += weight
  if (lng < cell.west) cell.west = lng
  if (lng > cell.east) cell.east = lng
  if (lat < cell.south) cell.south = lat
  if (lat > cell.north) cell.north = lat
}

function toCells({ lngs, lats, weights }: GeoPoints): Cell[] {
  const cells = new Map<number, Cell>()
  for (let nth = 0; nth < lngs.length; nth += 1) {
    const [lng, lat, weight] = [lngs[nth] ?? 0, lats[nth] ?? 0, weights ? (weights[nth] ?? 0) : 1]
    const [column, row] = [toStrip(lng / WORLD_DEGREES + 0.5), toStrip(mercatorY(lat))]
    const cell = cells.get(row * STRIPS + column)
    if (cell) add(cell, { lng, lat, weight })
    else
      cells.set(row * STRIPS + column, { column, row, weight, west: lng, south: lat, east: lng, north: lat })
  }
  return [...cells.values()]
}

function countStrips(cells: readonly Cell[], strip: 'column' | 'row'): Float64Array {
  const counts = new Float64Array(STRIPS)
  for (const cell of cells) counts[cell[strip]] = (counts[cell[strip]] ?? 0) + cell.weight
  return counts
}

/** The box around cells. What lies west of the column where it `begins` is met after a turn round the world. */
function boxAround(cells: readonly Cell[], begins: number): GeoBox {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const cell of cells) {
    const turn = cell.column < begins ? WORLD_DEGREES : 0
    west = Math.min(west, cell.west + turn)
    south = Math.min(south, cell.south)
    east = Math.max(east, cell.east + turn)
    north = Math.max(north, cell.north)
  }
  return [west, south, east, north]
}

/** The longer side of a box as a share of the world's, as a map draws it. */
function sideOf([west, south, east, north]: GeoBox): number {
  return Math.max((east - west) / WORLD_DEGREES, mercatorY(south) - mercatorY(north), SIDE_MIN)
}

/** A small box of at least `wanted` points: the narrowest columns that hold `across`, and in them the lowest rows. */
function boxOf(cells: readonly Cell[], across: number, wanted: number): GeoBox {
  const wide = narrowestRun(countStrips(cells, 'column'), across, { isRound: true })
  const between = cells.filter(({ column }) => (column - wide.from + STRIPS) % STRIPS < wide.length)
  const high = narrowestRun(countStrips(between, 'row'), wanted, { isRound: false })
  const inside = between.filter(({ row }) => row >= high.from && row < high.from + high.length)
  return boxAround(inside, wide.from)
}

/**
 * Where most of the points are: the box around all of them, or where a few lie far from the others a box without those
 * few, across the antimeridian if need be. It holds four in five points at least. Null where there are none.
 */
export function denseBox(points: GeoPoints): GeoBox | null {
  if (points.lngs.length === 0) return null
  const cells = toCells(points)
  const total = cells.reduce((sum, { weight }) => sum + weight, 0)
  let best = boxAround(cells, 0)
  for (const leftOut of new Set(LEFT_OUT.map((share) => Math.floor(total * share)))) {
    if (sideOf(best) < GAIN_MIN * SIDE_MIN) break
    // Those left out may lie to the sides of the others, or above and below them, or some here and some there.
    const across = new Set([total - leftOut, total - Math.floor(leftOut / 2), total])
    const [tightest = best] = [...across]
      .map((held) => boxOf(cells, held, total - leftOut))
      .toSorted((a, b) => sideOf(a) - sideOf(b))
    if (sideOf(tightest) * GAIN_MIN <= sideOf(best)) best = tightest
  }
  return best
}
