import { hasNumberedName, isNoTownName, isNumberedName } from './street-name.ts'
import { withoutNumbers } from './without-numbers.ts'

/** Where in a building: no town is called that. */
const INDOORS = /^(?:unit|flat|floor|level|suite|apartment|apt|room|office|block|étage|bâtiment|lot)\b.*\d/iu

/** Whether a part of an address says where in a building: 'Flat 2'. */
export const isIndoors = (part: string): boolean => INDOORS.test(part)

/** A postcode before its town: '1050 Brussels', '00-590 Warszawa', '111 22 Stockholm', '1100-048 Lisboa'. */
const POSTCODE_FIRST = /^(?:\d{2}-\d{3}|\d{3} \d{2}|\d{4,5}|\d{4}-\d{3})\s/u
const NUMBER_FIRST = /^\d{1,4}\b/u
const HOUSE_NUMBER_LAST = /\s\d{1,4}(?:[-/]\d{1,4})?\s?[a-z]?$/iu

/** Whether a part begins with the number of a house. What may be a postcode is one, but before the name of a street. */
export function hasHouseNumber(part: string): boolean {
  if (/^\d{4}/.test(part) || POSTCODE_FIRST.test(part)) {
    return NUMBER_FIRST.test(part) && hasNumberedName(withoutNumbers(part))
  }
  return NUMBER_FIRST.test(part)
}

function isStreet(part: string, next: string): boolean {
  const name = withoutNumbers(part)
  const isNumbered = name !== part && !/^\S*\d/u.test(part)
  if (isNumbered && POSTCODE_FIRST.test(next)) return true
  return isNoTownName(name) || (HOUSE_NUMBER_LAST.test(part) && isNumberedName(name))
}

/**
 * Whether a part of an address lies within a town that follows: a floor, a house or a street, as far as words tell.
 *
 * @example isInTown('Lindenweg 4', '10115 Berlin') // true
 */
export const isInTown = (part: string, next: string): boolean =>
  isIndoors(part) || hasHouseNumber(part) || isStreet(part, next)
