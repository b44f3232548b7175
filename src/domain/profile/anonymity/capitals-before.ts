import { isLittleWord } from './company-words.ts'

const WORDS_MAX = 8
/** A word at the end, with the blank before it. */
const LAST = /(?:^|[\s(“"„«,:;])(?<word>[\p{L}\p{N}][\p{L}\p{N}.’'&/-]{0,40}|[&+])[\s,]{0,2}$/u
/** "Quill", "3M". */
export const IS_CAPITAL = /^(?:\p{Lu}|\d+\p{Lu})/u
const JOINS = /^(?:&|\+|and|und|et|y|e|i|of|the|d[aeiou]|d[ao]s|de[lmns]|della|von|van|der|het|l[aeo]s?)$/i

/** A word, and where it begins. */
export type Word = { word: string; from: number }

/** The words with capitals up to a place, and words that join them. */
export function capitalsBefore(text: string, to: number): Word[] {
  const words: Word[] = []
  for (let at = to; words.length < WORDS_MAX;) {
    const start = Math.max(0, at - 44)
    const found = LAST.exec(text.slice(start, at))
    const word = found?.groups?.['word'] ?? ''
    if (!found || !(IS_CAPITAL.test(word) || (words.length > 0 && JOINS.test(word)))) break
    const from = start + found.index + found[0].indexOf(word)
    if (words.length > 0 && /[,.;:]/.test(text.slice(from + word.length - 1, at))) break
    words.unshift({ word, from })
    at = from
  }
  const first = words.findIndex(({ word }) => IS_CAPITAL.test(word) && !isLittleWord(word))
  return first < 0 ? [] : words.slice(first)
}
