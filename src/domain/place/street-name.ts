import {
  ADDRESS_BEGINS,
  ADDRESS_ENDS,
  CAPITAL_BEGINS,
  DOTTED_BEGINS,
  EASTERN_BEGINS,
  EASTERN_TAILS,
  FRENCH_BEGINS,
  FRENCH_SHORT_BEGINS,
  FRENCH_TOWN_BEGINS,
  HILLY_ENDS,
  NUMBERED_ENDS,
  SQUARES,
  SURE_BEGINS,
  SURE_ENDS,
  SURE_TAILS,
  THING_ENDS,
  TOWN_BEGINS,
  TOWN_ENDS,
  TOWN_TAILS,
  UNITS,
  VIA,
  WORD_TAILS,
  anyOf,
} from './street-words.ts'

const ENDS = anyOf(SURE_ENDS, THING_ENDS)
const TOWNS_END = anyOf(TOWN_ENDS, SQUARES)
const BESIDE_NUMBER = anyOf(NUMBERED_ENDS, HILLY_ENDS, ADDRESS_ENDS)
const TAILS = `${anyOf(SURE_TAILS)}|str\\.`
const TOWNS_TAIL = anyOf(TOWN_TAILS, WORD_TAILS)
const OWN_TAILS = `${anyOf(SURE_TAILS, EASTERN_TAILS)}|str\\.|platz|weg|damm|ufer|ring`
const BEGINS = anyOf(FRENCH_BEGINS, FRENCH_SHORT_BEGINS, SURE_BEGINS, VIA)
const TOWNS_BEGIN = `${anyOf(FRENCH_TOWN_BEGINS, TOWN_BEGINS, CAPITAL_BEGINS, ADDRESS_BEGINS, UNITS)}|house no|plot no`

const ENDS_LIKE_STREET = new RegExp(
  `(?:^|\\s)(?:${ENDS}|${TOWNS_END})\\.?$|\\p{L}(?:${TAILS}|${TOWNS_TAIL})$|[-\\s](?:${OWN_TAILS})$`,
  'iu',
)
const BEGINS_LIKE_STREET = new RegExp(
  `^(?:(?:${BEGINS}|${TOWNS_BEGIN})[.: ]|(?:${anyOf(DOTTED_BEGINS)})\\.|c\\/|(?:${anyOf(EASTERN_BEGINS)})\\s)`,
  'iu',
)
const NO_TOWN = new RegExp(`\\s(?:${ENDS})\\.?$|(?:${TAILS})$|^(?:${BEGINS})[. ]`, 'iu')
const HAS_ENGLISH_WORD = new RegExp(`\\s(?:${ENDS}|${TOWNS_END}|${BESIDE_NUMBER})(?=[.\\s]|$)`, 'iu')
const NUMBERED = new RegExp(`\\s(?:${BESIDE_NUMBER})$`, 'iu')
/** "Kirchheim an der Weinstraße" */
const ON_A_STREET = /\s(?:an der|am)\s/iu

/** Tells whether a name ends as streets do. Without its number a town may be called so: "Mountlake Terrace". */
export const endsLikeStreet = (name: string): boolean => ENDS_LIKE_STREET.test(name)

/** Tells whether a name is one that streets have; towns may have it as well. */
export const isStreetName = (name: string): boolean => endsLikeStreet(name) || BEGINS_LIKE_STREET.test(name)

/** Tells whether a name is one that streets have and hardly any town. */
export const isNoTownName = (name: string): boolean => NO_TOWN.test(name) && !ON_A_STREET.test(name)

/** Tells whether a name is a street's where the number of a house stands beside it. */
export const isNumberedName = (name: string): boolean => isStreetName(name) || NUMBERED.test(name)

/** The same where the number stands in front, and a quarter or a floor may follow: "1600 Green Avenue NW". */
export const hasNumberedName = (name: string): boolean => isNumberedName(name) || HAS_ENGLISH_WORD.test(name)
