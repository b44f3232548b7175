const withoutNumbers = (part: string) =>
  part
    .split(/\s+/)
    .filter((word) => !/\d/.test(word))
    .join(' ')

/**
 * A place label of many parts in two: the nearest, which may be a quarter, and what it lies in. Streets with a house
 * number, postcodes and what is larger are left out; a label of one or two parts stays as it is.
 *
 * @example shortPlace('Canary Wharf, London, UK') // 'Canary Wharf, London'
 */
export function shortPlace(label: string): string {
  const parts = label.split(',').map((part) => part.trim())
  if (parts.length <= 2) return label
  // '1050 Brussels' before a country is a town with its postcode, and no street.
  const isStreet = (part: string, nth: number) => /^\d{1,4}\b/.test(part) && nth < parts.length - 2
  const named = parts.filter((part, nth) => !isStreet(part, nth)).map(withoutNumbers)
  return named.filter(Boolean).slice(0, 2).join(', ') || label
}
