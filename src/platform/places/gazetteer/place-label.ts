import { isCountryCode } from '#/domain/place/place.ts'
import type { FoundPlace } from '#/domain/place/found-place.ts'
import { LOCALES, type Language } from '#/i18n/languages.ts'
import { regionName } from '#/lib/intl-formats.ts'

/** What is read of a town of the gazetteer. */
export type PlaceRow = {
  id: number
  name: string
  names: Record<string, string>
  region: string
  countryCode: string
  lat: number
  lng: number
}

/**
 * A town as a person reads it in a language: its name, its region, its country, without what would stand there twice.
 * Regions are named in English alone.
 */
export function toFoundPlace(row: PlaceRow, language: Language): FoundPlace {
  const town = row.names[language] ?? row.name
  const parts = [town, row.region, regionName(LOCALES[language], row.countryCode)]
  return {
    id: `geonames:${row.id}`,
    label: [...new Set(parts.filter(Boolean))].join(', '),
    town,
    countryCode: isCountryCode(row.countryCode) ? row.countryCode : null,
    lat: row.lat,
    lng: row.lng,
  }
}
