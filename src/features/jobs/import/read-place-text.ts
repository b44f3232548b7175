import { findCountry } from '#/domain/place/find-country.ts'

/** What a line about a place says: the countries it names, and where the work is done. */
export type PlaceText = { countries: string[]; workLocation: 'remote' | 'hybrid' | null }

const REMOTE =
  /\bremote(ly)?\b|\banywhere\b|\bhome[- ]based\b|\bwork from home\b|télétravail|\bhome ?office\b/i
const HYBRID = /\bhybrid\b|\bhybride\b/i
const FILLERS =
  /\b(fully|remote(ly)?|hybrid|hybride|anywhere|home[- ]based|only|based|within|in|the|on[- ]?site|office)\b/gi
/** Short words name regions more often than countries: CA, DE, IN. These do not. */
const SHORT_COUNTRY = /^(US|USA|UK|UAE)$/
/** More often the state of the name. */
const AMBIGUOUS = /^georgia$/i
const PLACES_MAX = 50

/**
 * Reads a place as boards write it for people: 'Berlin, Germany', 'Remote - US', 'London, UK; Paris, France'. It is
 * remote when all the places it names are; where some are, the employer must say it.
 */
export function readPlaceText(text: string): PlaceText {
  const places = text.split(/[;|\n•]|\bor\b|\s\/\s/i, PLACES_MAX).filter((place) => place.trim() !== '')
  const countries = places.flatMap((place) => countryOfPlace(place) ?? [])
  const isRemote = places.length > 0 && places.every((place) => REMOTE.test(place))
  return {
    countries: [...new Set<string>(countries)],
    workLocation: HYBRID.test(text) ? 'hybrid' : isRemote ? 'remote' : null,
  }
}

/** The last part that names a country: 'New York, NY, US', 'US-Remote', 'Remote (Canada)'. */
function countryOfPlace(place: string): string | null {
  const parts = place
    .split(/[,()[\]:–—/]|\s-|-\s|-(?=remote)|(?<=remote)-/i)
    .map((part) => part.replaceAll(FILLERS, ' ').replaceAll('.', '').replaceAll(/\s+/g, ' ').trim())
  const named = parts.filter((part) => (part.length > 3 || SHORT_COUNTRY.test(part)) && !AMBIGUOUS.test(part))
  return named.map(findCountry).findLast((code) => code !== null) ?? null
}
