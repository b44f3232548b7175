import { findCountry } from './find-country.ts'
import { townIndex, townOf } from './town.ts'

/** A place label taken apart as a postal address; '' and null for what it does not say. `countryCode` is ISO 3166-1. */
export type PostalParts = {
  street: string
  postalCode: string
  locality: string
  region: string
  countryCode: string | null
}

const POSTCODE_CHARS_MAX = 10

/** The country that a label ends with; null when its last part names none. */
export function countryOfLabel(label: string): string | null {
  return findCountry(label.split(',').at(-1) ?? '')
}

/** The words with a number in them, which beside a town are its postcode. */
function postcodeOf(part: string): string {
  const code = part
    .split(/\s+/)
    .filter((word) => /\d/.test(word))
    .join(' ')
  return code.length <= POSTCODE_CHARS_MAX ? code : ''
}

/**
 * Takes a place label apart, as far as a label tells. `countryCode` is what is known of it besides; it counts before
 * what the label says. A guess for other machines, never for sending letters.
 *
 * @example postalParts('14 Green Street, Bath BA1 2JZ, UK', null) // street, 'BA1 2JZ', 'Bath', no region, 'GB'
 */
export function postalParts(label: string, countryCode: string | null): PostalParts {
  const parts = label
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const written = countryOfLabel(label)
  // A lone name may be a town and a country, as Luxembourg is: then it is the town.
  const isLastCountry = written !== null && parts.length > 1 && (!countryCode || countryCode === written)
  const rest = isLastCountry ? parts.slice(0, -1) : parts
  const townAt = townIndex(rest)
  return {
    street: rest.slice(0, townAt).join(', '),
    postalCode: postcodeOf(rest[townAt] ?? ''),
    locality: townOf(rest.join(', ')),
    region: rest.slice(townAt + 1).join(', '),
    countryCode: countryCode ?? written,
  }
}
