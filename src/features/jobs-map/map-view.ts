/** Where the map stands: the middle of what is seen, in degrees, and the zoom. */
export type MapView = { lng: number; lat: number; zoom: number }

const VIEW = /^(-?\d{1,3}(?:\.\d+)?),(-?\d{1,2}(?:\.\d+)?),(\d{1,2}(?:\.\d+)?)$/
const LAT_MAX = 85.06
const ZOOM_MAX = 22
const ZOOM_DECIMALS = 1

/** Near enough to find the place again and no nearer: whoever reads an address need not learn in which house one looked. */
const decimalsAt = (zoom: number) => Math.max(1, Math.floor(zoom * 0.3))

/**
 * Reads the parameter `view` of the address; null for anything that is no place on Earth.
 *
 * @example parseMapView('-2.6,51.5,8') // { lng: -2.6, lat: 51.5, zoom: 8 }
 */
export function parseMapView(text: string | undefined): MapView | null {
  const [lng, lat, zoom] = (VIEW.exec(text ?? '') ?? []).slice(1).map(Number)
  if (lng === undefined || lat === undefined || zoom === undefined) return null
  return Math.abs(lng) <= 180 && Math.abs(lat) <= LAT_MAX && zoom <= ZOOM_MAX ? { lng, lat, zoom } : null
}

/** Writes it. Longitudes beyond ±180 come back to where they are. */
export function formatMapView({ lng, lat, zoom }: MapView): string {
  // Rounds the zoom first, so that an address that is read and written again stays the same.
  const decimals = decimalsAt(Number(zoom.toFixed(ZOOM_DECIMALS)))
  const wrapped = ((((lng + 180) % 360) + 360) % 360) - 180
  const parts = [wrapped.toFixed(decimals), lat.toFixed(decimals), zoom.toFixed(ZOOM_DECIMALS)]
  return parts.map((part) => String(Number(part))).join(',')
}
