import { findCountry } from '../find-country.ts'
import type { CountryCode } from '../place.ts'
import { withoutWorkplace } from './workplace-words.ts'

/** No town is called so. Other short words name regions more often than countries: CA, DE, IN. */
const SHORT_COUNTRY = /^(US|USA|UK|UAE)$/
/** More often the state of the name. */
const AMBIGUOUS = /^georgia$/i
const BETWEEN_PARTS = /[,()[\]:–—/]|\s-|-\s|-(?=remote)|(?<=remote)-/i
const BETWEEN_COUNTRIES = /\s?&\s?|\s(?:and|und|et|y|e|en|or|ou|oder|o)\s/i

const tidy = (part: string) => part.replaceAll('.', '').replaceAll(/\s+/g, ' ').trim()

/** The country that a part names, also beside words for where the work is done: 'Remote in the Netherlands'. */
function countryOfPart(part: string): CountryCode | null {
  const named = [part, withoutWorkplace(part)].map(tidy)
  const sure = named.filter((one) => (one.length > 3 || SHORT_COUNTRY.test(one)) && !AMBIGUOUS.test(one))
  return sure.map(findCountry).find((found) => found !== null) ?? null
}

/** The countries that a part names, when it names nothing else: 'US and Canada'. */
function countriesOfPart(part: string): CountryCode[] {
  const whole = countryOfPart(part)
  if (whole) return [whole]
  const each = part.split(BETWEEN_COUNTRIES).map(countryOfPart)
  return each.flatMap((country) => (country && !each.includes(null) ? [country] : []))
}

/**
 * The countries that a place ends with, 'New York, NY, US', 'Paris, France', or is made of: 'Remote (US, Canada)'. None
 * where its last part is none: towns are called like countries, as in 'Lebanon, PA'. Only 'US' and its like may stand in
 * front: 'US - Boston'.
 */
export function countriesOfPlace(place: string): CountryCode[] {
  const parts = place.split(BETWEEN_PARTS).filter((part) => tidy(withoutWorkplace(part)) !== '')
  const named = parts.map(countriesOfPart)
  const [last = []] = named.slice(-1)
  if (last.length > 0) return named.every((countries) => countries.length > 0) ? named.flat() : last
  const short = parts.find((part) => SHORT_COUNTRY.test(tidy(withoutWorkplace(part))))
  return countriesOfPart(short ?? '')
}
