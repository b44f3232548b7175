import { foldText } from '#/domain/text/fold-text.ts'
import { isGenericWord, isLegalForm, isLittleWord } from './company-words.ts'
import type { Terms } from './name-key.ts'
import type { Looking, TextKind } from './name-spans.ts'
import { withoutElided, withoutLegalForms, wordsOf } from './name-words.ts'
import { namesIn } from './names-in.ts'
import { isOrdinaryWord } from './ordinary-words.ts'
import { isOtherCapitals } from './short-names.ts'
import type { Span } from './spans.ts'
import { isBesideStudy } from './study-words.ts'
import { before, isBehindAt } from './told-as-name.ts'

/** Words in capitals, or with more of them than small letters: "HSLU", "GUMed". */
const CAPITALS = /(?<![\p{L}\p{M}\p{N}])\p{Lu}[\p{L}\p{M}]{2,7}(?![\p{L}\p{M}\p{N}])/gu
const MOSTLY_CAPITALS = /^\p{Lu}{2}(?:\p{Lu}*\p{Ll}{0,3}|\p{Ll}{1,2}\p{Lu}+)$/u

/** Of a name so many words and letters of each count. */
const WORDS_MAX = 10
const LETTERS_MAX = 32
/** A part of a compound has so many letters, and gives so many in a row. */
const PART_MIN = 3
const ROW_MAX = 3
/** A name of one word is spelled from its parts where it has so many letters. */
const COMPOUND_MIN = 12

/** A letter of a word of the name, where the part begins that it stands in, and whether a part within a word was used. */
type At = { nth: number; letter: number; part: number; isInside: boolean }
/** How a name spells an acronym: by what its words begin with, or by parts within them, as by chance. */
type Spelled = 'begun' | 'inside' | null

/** Where the next letter may stand: right behind, where a part of the same word begins, or where the next word does. */
function nextOf({ nth, letter, part, isInside }: At, next: string, words: readonly string[]): At[] {
  const word = words[nth] ?? ''
  const found: At[] = []
  if (word[letter + 1] === next && letter + 1 < part + ROW_MAX)
    found.push({ nth, letter: letter + 1, part, isInside })
  for (let at = word.indexOf(next, part + PART_MIN); at > letter; at = word.indexOf(next, at + 1))
    if (at <= word.length - PART_MIN) found.push({ nth, letter: at, part: at, isInside: true })
  for (const begun of isLittleWord(words[nth + 1] ?? '') ? [nth + 1, nth + 2] : [nth + 1])
    if (words[begun]?.startsWith(next)) found.push({ nth: begun, letter: 0, part: 0, isInside })
  return found
}

/** How letters stand in a name in their order; no word is left out before the last of them. */
function spelling(words: readonly string[], letters: string, spend: Looking['spend']): Spelled {
  let reached: At[] = [{ nth: 0, letter: 0, part: 0, isInside: false }]
  for (const letter of letters.slice(1)) {
    spend(reached.length)
    const next = reached.flatMap((at) => nextOf(at, letter, words))
    reached = [...new Map(next.map((at) => [Object.values(at).join(' '), at])).values()]
  }
  if (reached.some(({ nth, isInside }) => nth > 0 && !isInside)) return 'begun'
  const isCompound = (words[0]?.length ?? 0) >= COMPOUND_MIN
  return reached.some(({ nth, isInside }) => isInside && (nth > 0 || isCompound)) ? 'inside' : null
}

const spelledBy = (organization: string, terms: Terms): string[][] =>
  namesIn(organization, { terms, isOfSchool: false })
    .names.map((name) =>
      withoutLegalForms(wordsOf(name))
        .flatMap((word) => word.split('-'))
        .slice(0, WORDS_MAX)
        .map((word) => foldText(withoutElided(word)).slice(0, LETTERS_MAX)),
    )
    .filter((words) => words.length > 0)

/** Whether capitals say something else than a name, also in the plural: "QAs". */
const isOther = (word: string, terms: Terms) =>
  [word, word.replace(/s$/, '')].some(
    (each) =>
      isOtherCapitals(each, terms) ||
      terms.hasWord(each) ||
      isOrdinaryWord(each) ||
      isGenericWord(each) ||
      isLegalForm(each),
  )

/** Behind these stands where somebody studied or works. */
const AN_DER = /(?<!\p{L})(?:an (?:der|die|dem)|am|zur|aan (?:de|het))\s$/iu

/** Names that were found in a text, by where they begin and end. */
type Edges = ReadonlySet<number>

const isBesideName = ({ from, to }: Span, names: Edges) => names.has(from - 1) || names.has(to + 1)

/** Whether something says that an acronym is a name. */
const isSaid = (text: string, span: Span, names: Edges) =>
  isBehindAt(text, span) ||
  isBesideName(span, names) ||
  isBesideStudy(text, span) ||
  AN_DER.test(before(text, span.from))

/**
 * Finds acronyms that take more letters than the first from the words of a name: "UFPE" of Universidade Federal de
 * Pernambuco; "HSLU" of Hochschule Luzern, where something says that it is a name. In a line of work they stand behind
 * "at" or beside a name.
 */
export function createSpelledFinder(organizations: readonly string[], { spend, ...terms }: Looking) {
  const names = Map.groupBy(
    [...new Set(organizations)].flatMap((name) => spelledBy(name, terms)),
    ([first = '']) => first.slice(0, 1),
  )
  const known = new Map<string, Spelled>()
  const spelled = (word: string): Spelled => {
    const seen = known.get(word)
    if (seen !== undefined) return seen
    spend(word.length)
    const letters = foldText(word)
    const begun = MOSTLY_CAPITALS.test(word) ? (names.get(letters.slice(0, 1)) ?? []) : []
    const ways = begun.map((words) => spelling(words, letters, spend))
    const way = ways.find((each) => each === 'begun') ?? ways.find((each) => each !== null) ?? null
    const is = way !== null && isOther(word, terms) ? null : way
    known.set(word, is)
    return is
  }
  return (text: string, kind: TextKind, found: readonly Span[]): Span[] => {
    const edges = new Set(found.flatMap(({ from, to }) => [from, to]))
    return Array.from(text.matchAll(CAPITALS), ({ 0: word, index }) => ({
      word,
      from: index,
      to: index + word.length,
    }))
      .filter(({ word, ...span }) => {
        const way = spelled(word)
        if (way === null) return false
        if (kind === 'work') return isBehindAt(text, span) || isBesideName(span, edges)
        return way === 'begun' || isSaid(text, span, edges)
      })
      .map(({ from, to }) => ({ from, to }))
  }
}
