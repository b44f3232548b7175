const hasNumber = (word: string) => /\d/.test(word)

/** Where in a building: no town is called that. */
const INDOORS = /^(?:unit|flat|floor|level|suite|apartment|apt|room|office|block|étage|bâtiment|lot)\b.*\d/iu

/** Whether a part of an address says where in a building: 'Flat 2'. */
export const isIndoors = (part: string): boolean => INDOORS.test(part)

const HOUSE_NUMBER = /^\d{1,3}\b|^\d{4}\s+\S+\s+\S{2}/u

/** Whether a part begins with the number of a house. Four digits before one word are a postcode: '1050 Brussels'. */
export const hasHouseNumber = (part: string): boolean => HOUSE_NUMBER.test(part)

/** What streets are called, as words of their own or at the end of one. */
const STREET_WORDS = new Set(
  `allée allee avenue ave boulevard calle chemin close court crescent drive impasse lane mews passage piazza place plaza quai
  road rue square strada straße strasse street terrace via viale`.split(/\s+/),
)
const STREET_END = /(?:straße|strasse|str\.|gasse|weg|allee|straat|laan)$/i
const POSTCODE_FIRST = /^\d{4,5}\s/

function isStreet(part: string, next: string): boolean {
  const words = part.split(/\s+/)
  const named = words.filter((word) => !hasNumber(word))
  const isNumbered = named.length < words.length && !hasNumber(words[0] ?? '')
  if (isNumbered && POSTCODE_FIRST.test(next)) return true
  if (named.some((word) => STREET_END.test(word))) return true
  return named.length > 1 && named.some((word) => STREET_WORDS.has(word.toLowerCase()))
}

/**
 * Whether a part of an address lies within a town that follows: a floor, a house or a street, as far as words tell.
 *
 * @example isInTown('Lindenweg 4', '10115 Berlin') // true
 */
export const isInTown = (part: string, next: string): boolean =>
  isIndoors(part) || hasHouseNumber(part) || isStreet(part, next)
