import { isLegalForm, mayBeTown } from './cv-places.ts'

/** Schools of many towns, whose names end with one of these behind a comma. */
const OF_TOWNS =
  /(?:^|\s)(?:University of (?:California|North Carolina|Wisconsin|Illinois|Texas|Maryland|Massachusetts|Missouri|Colorado|Hawai[ʻ‘’']?i|Nebraska|Tennessee|Alabama)|California State University|State University of New York|City University of New York|Indian Institutes? of (?:Technology|Management|Science|Information Technology|Science Education and Research)|Indian Statistical Institute|National Institutes? of (?:Technology|Design)|International Institute of Information Technology|Birla Institute of Technology|Escola Superior de \p{L}+|Institut National des Sciences Appliquées)$/u
const CODE = /^\p{Lu}{2,3}$/u

/** Parts of a text at its commas, but for those in brackets. */
export const splitCommas = (text: string): string[] => text.split(/,\s+(?![^()]{0,100}\))/)

/**
 * Parts of a text at its commas, of which a legal form belongs to the name before it, and so does the town of a school
 * that there is in many.
 *
 * @example joinNames(['Pike', 'Ltd', 'Leeds']) // ['Pike, Ltd', 'Leeds']
 */
export function joinNames(parts: readonly string[]): string[] {
  const joined: string[] = []
  for (const part of parts) {
    const before = joined.at(-1)
    const isTown = before !== undefined && OF_TOWNS.test(before) && mayBeTown(part) && !CODE.test(part)
    if (before !== undefined && (isTown || isLegalForm(part)))
      joined[joined.length - 1] = `${before}, ${part}`
    else joined.push(part)
  }
  return joined
}
