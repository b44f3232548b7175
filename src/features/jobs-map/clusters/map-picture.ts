/** West, south, east, north in degrees. West may be greater than east, or beyond ±180, across the antimeridian. */
export type Bounds = readonly [west: number, south: number, east: number, north: number]

/** What is looked at: a part of the map at a zoom, and how many of its newest jobs are wanted by number. */
export type MapLook = { bounds: Bounds; zoom: number; listed: number }

/** Several jobs drawn as one; `near` is the largest town close by, null where there is none. */
export type Cluster = { id: number; lng: number; lat: number; count: number; near: string | null }

/** What to look at to see a cluster fall apart: at least this near, and at what holds most of its jobs. */
export type Opening = { zoom: number; bounds: Bounds }

/** One job drawn at its place. */
export type Pin = { number: number; lng: number; lat: number }

/** What one sees, and which jobs that are, newest first. */
export type MapPicture = { clusters: Cluster[]; pins: Pin[]; inView: number; newest: number[] }

/**
 * All that was found: how many jobs are on the map and how many beside it, the numbers of the latter (the newest, when
 * there are very many), what holds those on the map, and what holds most of these where a few lie far from the others.
 */
export type MapSummary = {
  onMap: number
  besideCount: number
  beside: Int32Array
  bounds: Bounds | null
  dense: Bounds | null
}
