import { countriesOfPlace } from './countries-of-place.ts'
import { workplaceOf } from './workplace-words.ts'

/**
 * What a line about a place says: the countries it names, and where the work is done. `isUnclear`: it speaks of a
 * workplace in words that could mean several.
 */
export type PlaceText = { countries: string[]; workLocation: 'remote' | 'hybrid' | null; isUnclear: boolean }

const PLACES_MAX = 50
const ON_SITE = /^\s*(?:on[- ]?site|(?:in[- ])?office)\s*$/i
/** 'OR' in capitals is Oregon as well. */
const BETWEEN_PLACES = /[;|\n•]|\sor\s|\s\/\s/

/**
 * Reads a place as boards write it for people: 'Berlin, Germany', 'Remote - US', 'London, UK; Paris, France'. It is
 * remote when all the places it names are; where some are, the employer must say it.
 */
export function readPlaceText(text: string): PlaceText {
  const places = text.split(BETWEEN_PLACES, PLACES_MAX).filter((place) => place.trim() !== '')
  const countries = places.flatMap(countriesOfPlace)
  const said = places.map(workplaceOf)
  const areAll = (mode: string) => said.length > 0 && said.every((one) => one === mode)
  const isEither = places.some((place) => ON_SITE.test(place))
  const isHybrid =
    said.includes('hybrid') && said.every((one) => one === 'hybrid' || one === null) && !isEither
  const workLocation = areAll('remote') ? 'remote' : isHybrid ? 'hybrid' : null
  return {
    countries: [...new Set<string>(countries)],
    workLocation,
    isUnclear: workLocation === null && said.some((one) => one !== null),
  }
}
