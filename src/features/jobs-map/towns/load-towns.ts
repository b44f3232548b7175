import type { FeatureCollection, Point } from 'geojson'
import { toTownRequests } from './towns-address.ts'
import type { Towns } from './towns.ts'

/** Longer than this nobody waits for names: what comes later would be of a place that was left. */
const WAIT_MS_MAX = 20_000

export type TownShapes = FeatureCollection<Point, { name: string; thousands: number }>

function toFeatures({ names, lngs, lats, thousands }: Towns): TownShapes['features'] {
  return names.map((name, nth) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lngs[nth] ?? 0, lats[nth] ?? 0] },
    properties: { name, thousands: thousands[nth] ?? 0 },
  }))
}

async function loadSome(request: string, fetchFrom: typeof fetch): Promise<TownShapes['features']> {
  try {
    const response = await fetchFrom(request, { signal: AbortSignal.timeout(WAIT_MS_MAX) })
    return response.ok ? toFeatures((await response.json()) as Towns) : []
  } catch {
    // Names are an addition: those of the other squares are shown all the same.
    return []
  }
}

/** The towns of an address as shapes. The browser keeps what the server answered, so that most squares come from there. */
export async function loadTowns(address: string, fetchFrom: typeof fetch = fetch): Promise<TownShapes> {
  const parts = await Promise.all(toTownRequests(address).map((request) => loadSome(request, fetchFrom)))
  return { type: 'FeatureCollection', features: parts.flat() }
}
