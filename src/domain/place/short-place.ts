const withoutNumbers = (part: string) =>
  part
    .replace(/^\d{4}\s+\p{Lu}{2}\s+/u, '')
    .split(/\s+/)
    .filter((word) => !/\d/.test(word))
    .join(' ')

/** Where in a building: no town is called that. */
const INDOORS = /^(?:unit|flat|floor|level|suite|apartment|apt|room|office|block|étage|bâtiment|lot)\b.*\d/iu
/**
 * A number of three digits is a house's. '1050 Brussels' and '1012 AB Amsterdam' are towns with their postcodes, '1600
 * Pennsylvania Avenue' is not.
 */
const STREET = /^\d{1,3}\b|^\d{4}\s+(?!\p{Lu}{2}\s)\S+\s+\S{2}/u

/**
 * A place label of many parts in two: the nearest, which may be a quarter, and what it lies in. Streets with a house
 * number, floors, postcodes and what is larger are left out; a label of one or two parts stays as it is.
 *
 * @example shortPlace('Canary Wharf, London, UK') // 'Canary Wharf, London'
 */
export function shortPlace(label: string): string {
  const parts = label.split(',').map((part) => part.trim())
  if (parts.length <= 2) return label
  const isWithin = (part: string, nth: number) =>
    INDOORS.test(part) || (STREET.test(part) && nth < parts.length - 2)
  const named = parts.filter((part, nth) => !isWithin(part, nth)).map(withoutNumbers)
  const differing = new Set(named.filter(Boolean))
  return [...differing].slice(0, 2).join(', ') || label
}
