import { foldText } from '#/domain/text/fold-text.ts'
import { plainSpelling } from '#/domain/text/plain-spelling.ts'
import { remembered } from '#/domain/text/remembered.ts'

/** A word where it stands: as it is written, as it is compared, and where it begins and ends. */
export type Term = { written: string; word: string; from: number; to: number }

/** Runs of letters and digits with the signs that belong to a name, `.NET`, and the sign for "and". */
const WORD = /(?<![\p{L}\p{M}\p{N}])\.net(?![\p{L}\p{N}])|[\p{L}\p{M}\p{N}]+(?:['’]s(?!\p{L})|[+#]+)?|&/giu

const SIGNS: Record<string, string> = { '&': 'and', '.net': 'dotnet' }

/** Most names: words and blanks. */
const PLAIN_NAME = /^[a-z0-9 ]*$/i

/** No name has longer words; what a text without blanks holds is not worth folding. */
const LETTERS_MAX = 60

/** "Python3", "HTML5": of shorter names it may be a part. */
const VERSION = /(?<=^\p{L}{4,})\d{1,2}$|(?<=^\p{L}{3,})20[0-3]\d$/u

const plain = remembered((written) => {
  const folded = foldText(written).replace(/['’]s$/, '')
  return SIGNS[folded] ?? plainSpelling(folded.replace(VERSION, ''))
}, 30_000)

/** The words of a text in its order, each as names of skills and titles are compared. */
export function termsIn(text: string): Term[] {
  const terms: Term[] = []
  for (const { 0: written, index: from } of text.matchAll(WORD)) {
    if (written.length <= LETTERS_MAX)
      terms.push({ written, word: plain(written), from, to: from + written.length })
  }
  return terms
}

/**
 * The words of a name as they are compared: folded, singular, in one spelling.
 *
 * @example termWords('Search-engine optimization (SEO)') // ['search', 'engine', 'optimisation', 'seo']
 */
export function termWords(text: string): string[] {
  if (!PLAIN_NAME.test(text)) return termsIn(text).map(({ word }) => word)
  return text
    .split(' ')
    .filter(({ length }) => length > 0 && length <= LETTERS_MAX)
    .map(plain)
}
