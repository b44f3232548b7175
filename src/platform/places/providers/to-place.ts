import { isCountryCode, toCoordinates } from '#/domain/place/place.ts'
import type { FoundPlace } from '#/domain/place/found-place.ts'

/** What of an answer makes a place. */
type Said = {
  id: string
  town: string | undefined
  parts: readonly (string | undefined)[]
  countryCode: string | undefined
  lat: number
  lng: number
}

/** As long as the fields that take it. */
const LABEL_MAX = 200

/** A place as we know it from what a provider says; null when it names none or lies nowhere on Earth. */
export function toPlace({ id, town, parts, countryCode, lat, lng }: Said): FoundPlace | null {
  const point = toCoordinates(lat, lng)
  const label = [...new Set(parts.filter(Boolean))].join(', ').slice(0, LABEL_MAX)
  const code = countryCode?.toUpperCase()
  if (!point || !label) return null
  return { id, label, town: town || label, countryCode: isCountryCode(code) ? code : null, ...point }
}

/** Leaves out what is no place, and all but the first of those that read the same. */
export function distinctPlaces(places: readonly (FoundPlace | null)[], limit: number): FoundPlace[] {
  const byLabel = new Map<string, FoundPlace>()
  for (const place of places) if (place && !byLabel.has(place.label)) byLabel.set(place.label, place)
  return [...byLabel.values()].slice(0, limit)
}
