import { foldText } from '#/domain/text/fold-text.ts'
import { singular } from '#/domain/text/singular.ts'
import { unified } from '#/domain/text/unified.ts'

/** No word of any language is longer; what is longer is no word and is cut. */
const LONGEST_WORD = 48

/** Beyond this a text says nothing new, and a hostile one costs no more than a long one. */
const LONGEST_TEXT = 200_000

const WORD = /\.net(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+(?:\+\+|#)?/gu

const IS_PLAIN = /^[\p{ASCII}\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]*$/u
const WRITTEN_WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Of a run that has no spaces between its words, every two neighbouring signs. */
function pairsOf(run: string): string[] {
  const signs = Array.from(run)
  if (signs.length < 3) return [run]
  return signs.slice(1).map((sign, before) => `${signs[before]}${sign}`)
}

/**
 * The words of a text as ranking counts them: folded, for one of their kind, with C++, C# and .NET whole. Chinese and
 * others that leave no spaces are taken by twos.
 *
 * @example rankingWords('Senior nurses (C++)') // ['senior', 'nurse', 'c++']
 */
export function rankingWords(text: string): string[] {
  const folded = unified(foldText(text.slice(0, LONGEST_TEXT)), 'NFC')
  const words = folded.match(WORD) ?? []
  if (IS_PLAIN.test(folded)) return words.map((word) => singular(word.slice(0, LONGEST_WORD)))
  return words.flatMap((word) =>
    WRITTEN_WITHOUT_SPACES.test(word) ? pairsOf(word) : singular(word.slice(0, LONGEST_WORD)),
  )
}
