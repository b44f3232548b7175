import { foldText } from '#/domain/text/fold-text.ts'

/** Letters of names beyond those that every text folds. */
const OTHER_LETTERS: Readonly<Record<string, string>> = { ı: 'i', đ: 'd', ð: 'd', ħ: 'h', þ: 'th', ə: 'e' }

/** Longer than any town's name; what follows finds nothing and costs time. */
const KEY_MAX = 80

/** A word of which nothing changes but its case. */
const PLAIN = /^[a-z0-9]+$/i

/**
 * A name of a town or region as it is stored and looked for: without case, accents, apostrophes and hyphens, and with
 * 'st' written out where a name follows it. Both sides must be made by it; whoever changes it raises `GAZETTEER_FORM`.
 *
 * @example placeKey('St. Étienne-de-l’Isle') // 'saint etienne de lisle'
 */
export function placeKey(text: string): string {
  const name = text.slice(0, KEY_MAX)
  if (PLAIN.test(name)) return name.toLowerCase()
  return foldText(name)
    .replace(/[ıđðħþə]/g, (letter) => OTHER_LETTERS[letter] ?? letter)
    .replace(/['’‘`´ʻʼ]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\bst(?= )/g, 'saint')
    .replace(/\bste(?= )/g, 'sainte')
}
