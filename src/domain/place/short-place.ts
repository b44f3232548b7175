import { hasHouseNumber, isIndoors } from './address-part.ts'
import { withoutNumbers } from './without-numbers.ts'

/** '1012 AB Amsterdam' there; elsewhere '1120 SW 5th Avenue' is a street. */
const DUTCH_POSTCODE = /^\d{4}\s+\p{Lu}{2}\s+/u
const NETHERLANDS = /^(?:the netherlands|netherlands|nederland|(?:les )?pays-bas|nl)$/iu

/**
 * A place label of many parts in two: the nearest, which may be a quarter, and what it lies in. Streets with a house
 * number, floors, postcodes and what is larger are left out; a label of one or two parts stays as it is.
 *
 * @example shortPlace('Canary Wharf, London, UK') // 'Canary Wharf, London'
 */
export function shortPlace(label: string): string {
  const said = label.split(',').map((part) => part.trim())
  if (said.length <= 2) return label
  const isDutch = NETHERLANDS.test(said.at(-1) ?? '')
  const parts = isDutch ? said.map((part) => part.replace(DUTCH_POSTCODE, '')) : said
  const isWithin = (part: string, nth: number) =>
    isIndoors(part) || (hasHouseNumber(part) && nth < parts.length - 2)
  const named = parts.filter((part, nth) => !isWithin(part, nth)).map(withoutNumbers)
  const differing = new Set(named.filter(Boolean))
  return [...differing].slice(0, 2).join(', ') || label
}
