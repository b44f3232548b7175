import { foldText } from '#/domain/text/fold-text.ts'
import { wordForm } from './word-form.ts'

const LONGEST_TEXT = 50_000
const MOST_WORDS = 4_000
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g
/** How one wishes to be spoken of is no work: "he" alone is read, as higher education is called so too. */
const PRONOUNS =
  /(?<![\p{L}\p{N}\p{M}])(?:he|she|they|xe|ze|il|elle|iel|er|sie)(?: ?\/ ?(?:him|his|hers?|they|them|theirs?|xem|zir|hir|lui|elle|ihn|ihm|ihr|sein))+(?![\p{L}\p{N}\p{M}])/gu
const SYMBOLS: [RegExp, string][] = [
  [/(^|[^\p{L}\p{N}\p{M}])\.net/gu, '$1dotnet'],
  [/c\+\+/g, 'cplusplus'],
  [/c#/g, 'csharp'],
  [/f#/g, 'fsharp'],
]
/** Scripts without spaces come sign by sign: the encoder knows two neighbours as a pair. */
const WORD =
  /[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]|(?:(?![\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff])[\p{L}\p{N}\p{M}])+/gu

/**
 * The words of a text as the encoder learned them; training/features.py takes texts apart in the same way, and
 * parity.test.ts compares the two. What stands after the first fifty thousand signs is not read.
 */
export function textWords(text: string): string[] {
  const seen = foldText(text.slice(0, LONGEST_TEXT).replace(INVISIBLE, '')).replace(PRONOUNS, ' ')
  const named = SYMBOLS.reduce((folded, [symbol, name]) => folded.replace(symbol, name), seen)
  const words: string[] = []
  for (const [word] of named.matchAll(WORD)) {
    words.push(wordForm(word))
    if (words.length === MOST_WORDS) break
  }
  return words
}
