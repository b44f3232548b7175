import { isLittleWord } from './company-words.ts'

const WORDS_MAX = 8
/** The word that ends at a place, read from there backwards, so that it costs its own length. */
const LAST = /(?<=(?:^|[\s(“"„«,:;])(?<word>[\p{L}\p{N}][\p{L}\p{N}.’'&/-]{0,40}|[&+])(?<gap>[\s,]{0,2}))/uy
/** "Quill", "3M". */
export const IS_CAPITAL = /^(?:\p{Lu}|\d+\p{Lu})/u
const JOINS = /^(?:&|\+|and|und|et|y|e|i|of|the|d[aeiou]|d[ao]s|de[lmns]|della|von|van|der|het|l[aeo]s?)$/i

/** A word, and where it begins. */
export type Word = { word: string; from: number }

/** The words with capitals up to a place, and words that join them. */
export function capitalsBefore(text: string, to: number): Word[] {
  const words: Word[] = []
  for (let at = to; words.length < WORDS_MAX;) {
    LAST.lastIndex = at
    const { word = '', gap = '' } = LAST.exec(text)?.groups ?? {}
    if (!(IS_CAPITAL.test(word) || (words.length > 0 && JOINS.test(word)))) break
    const from = at - gap.length - word.length
    if (words.length > 0 && /[,.;:]/.test(text.slice(from + word.length - 1, at))) break
    words.unshift({ word, from })
    at = from
  }
  const first = words.findIndex(({ word }) => IS_CAPITAL.test(word) && !isLittleWord(word))
  return first < 0 ? [] : words.slice(first)
}
