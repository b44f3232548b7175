import { remembered } from '#/domain/text/remembered.ts'
import { isLegalForm, isLittleWord } from './company-words.ts'
import { keyOf, type Terms } from './name-key.ts'
import { isSaidOfMany, withoutLegalForms, wordsOf } from './name-words.ts'
import { namesIn } from './names-in.ts'
import type { Looking } from './name-spans.ts'
import type { Span } from './spans.ts'

/** What words end in by their case, number and gender in German, Slavic and Nordic languages, folded. */
const ENDINGS = 'ego ow ej ch a e i o u y m n r s'.split(' ')
const STEM_MIN = 3
/** "Chata" and "Chacie", "Droga" and "Drodze", "Góra" and "Górze". */
const SOFTENED: readonly (readonly [soft: RegExp, hard: string])[] = [
  [/(?:cz?|k)$/, 't'],
  [/(?:dz|g)$/, 'd'],
  [/rz$/, 'r'],
]
const WORDS_MAX = 6
/** Of a longer name so many words count. */
const NAME_WORDS_MAX = 12
const KEPT_MAX = 4_000

function withoutEndings(key: string): string {
  let end = key.length
  for (;;) {
    const ending = ENDINGS.find((each) => end - each.length >= STEM_MIN && key.endsWith(each, end))
    if (ending === undefined) return key.slice(0, end)
    end -= ending.length
  }
}

/** What all forms of a word begin with: 'deutsch' of "Deutsche" and "Deutschen", 'teat' of "Teatr" and "Teatrze". */
const stemOf = remembered((word: string): string => {
  const stem = withoutEndings(keyOf(word))
  const [soft, hard = ''] = SOFTENED.find(([each]) => each.test(stem)) ?? []
  return soft ? withoutEndings(stem.replace(soft, hard)) : stem
}, KEPT_MAX)

const WORD = /[\p{L}\p{M}\p{N}]+/gu
const FIRST = /(?<![\p{L}\p{M}\p{N}])\p{Lu}[\p{L}\p{M}\p{N}]+/gu
const NEXT = /[\s'’ʼ`-]{1,3}([\p{L}\p{M}\p{N}]+)/uy
const IS_CAPITAL = /^[\p{Lu}\p{N}]/u

const tells = (word: string, { isName, hasWord }: Terms) =>
  word.length >= STEM_MIN && !isSaidOfMany(word) && !isLegalForm(word) && !hasWord(word) && !isName(word)

/** The whole name, and rows of its words that say more than what many are called: "Rotes Kreuz" of Deutsches Rotes Kreuz. */
function rowsOf(organization: string, terms: Terms): string[] {
  return namesIn(organization, { terms, isOfSchool: false }).names.flatMap((name) => {
    const core = withoutLegalForms(wordsOf(name))
      .flatMap((word) => word.match(WORD) ?? [])
      .slice(0, NAME_WORDS_MAX)
    const telling = core.findIndex((word) => !isSaidOfMany(word))
    return core.flatMap((_first, from) =>
      core.slice(from + 1, from + WORDS_MAX).flatMap((last, more) => {
        const row = core.slice(from, from + more + 2)
        const isBeginning = from === 0 && (row.length === core.length || row.length === telling)
        const isNamed = isBeginning || row.some((word) => tells(word, terms))
        const isRow = isNamed && !isLittleWord(row[0] ?? '') && !isLittleWord(last)
        return isRow && !terms.isName(row.join(' ')) ? [row.map(stemOf).join(' ')] : []
      }),
    )
  })
}

/** Whether words in a row are a name, or what a longer one begins with. */
type Rows = ReadonlyMap<string, boolean>
type Looked = { rows: Rows; spend: (letters: number) => void }

function toRows(names: readonly string[]): Rows {
  const begun = names.flatMap((name) => {
    const words = name.split(' ')
    return words.slice(1).map((_word, nth) => [words.slice(0, nth + 1).join(' '), false] as const)
  })
  return new Map([...begun, ...names.map((name) => [name, true] as const)])
}

/** Where the longest row ends that begins with a word, by the stems of its words; null where none does. */
function longestRow(text: string, first: Span, { rows, spend }: Looked): number | null {
  spend(first.to - first.from)
  let [row, end] = [stemOf(text.slice(first.from, first.to)), null as number | null]
  NEXT.lastIndex = first.to
  while (rows.has(row)) {
    const word = NEXT.exec(text)?.[1]
    if (word === undefined || !(IS_CAPITAL.test(word) || isLittleWord(word))) break
    spend(word.length)
    row += ` ${stemOf(word)}`
    if (rows.get(row) === true) end = NEXT.lastIndex
  }
  return end
}

/**
 * Finds names of several words in any case, word by word, where each has a capital: "bei der Deutschen Post", "w Słodkiej
 * Chacie". The work grows with the text.
 */
export function createDeclinedFinder(organizations: readonly string[], { spend, ...terms }: Looking) {
  const rows = toRows([...new Set(organizations)].flatMap((name) => rowsOf(name, terms)))
  return (text: string): Span[] => {
    if (rows.size === 0) return []
    const spans: Span[] = []
    for (const { 0: word, index: from } of text.matchAll(FIRST)) {
      if (from < (spans.at(-1)?.to ?? 0)) continue
      const to = longestRow(text, { from, to: from + word.length }, { rows, spend })
      if (to !== null) spans.push({ from, to })
    }
    return spans
  }
}
