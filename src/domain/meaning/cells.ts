import type { Coordinates } from '#/domain/place/place.ts'

/** The map in squares of so many degrees, from the finest. */
const SIZES = [0.5, 2, 8] as const
const KM_PER_DEGREE = 111.32
/** A circle is looked for in the finest squares of which no more than so many cover it, unless told otherwise. */
const COVER_MAX = 16

const rowOf = (lat: number, size: number) => Math.floor((lat + 90) / size)
const columnsOf = (size: number) => 360 / size
const columnOf = (lng: number, size: number) => {
  const columns = columnsOf(size)
  return ((Math.floor((lng + 180) / size) % columns) + columns) % columns
}
const nameOf = (size: number, row: number, column: number) => `${size}:${row}:${column}`

/** The squares that a point lies in, one of each size. */
export function cellsOf({ lat, lng }: Coordinates): string[] {
  return SIZES.map((size) => nameOf(size, rowOf(lat, size), columnOf(lng, size)))
}

/** The squares of a size that hold all that is within `km` of a point; null when there are too many. */
function coverWith(size: number, { lat, lng }: Coordinates, { km, most }: { km: number; most: number }) {
  const up = km / KM_PER_DEGREE
  // As wide as where it is widest: at the end that is nearer to a pole.
  const narrow = Math.cos((Math.min(90, Math.abs(lat) + up) * Math.PI) / 180)
  const aside = Math.min(180, up / Math.max(narrow, 1e-6))
  const [first, last] = [rowOf(Math.max(-90, lat - up), size), rowOf(Math.min(90, lat + up), size)]
  const width = Math.min(
    columnsOf(size),
    Math.floor((lng + aside + 180) / size) - Math.floor((lng - aside + 180) / size) + 1,
  )
  if ((last - first + 1) * width > most) return null
  const rows = Array.from({ length: last - first + 1 }, (_, nth) => first + nth)
  return rows.flatMap((row) =>
    Array.from({ length: width }, (_, nth) => nameOf(size, row, columnOf(lng - aside + nth * size, size))),
  )
}

/** Squares of one size that hold everything within so many kilometres, as `cellsOf` names them; null for half the world. */
export function coverOf(point: Coordinates, km: number, most = COVER_MAX): string[] | null {
  for (const size of SIZES) {
    const cover = coverWith(size, point, { km, most })
    if (cover) return cover
  }
  return null
}
