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
import { before, isBehindAt, isWholePart } from './told-as-name.ts'

/** Words in capitals, or with more of them than small letters: "HSLU", "GUMed". */
const CAPITALS = /(?<![\p{L}\p{M}\p{N}])\p{Lu}[\p{L}\p{M}]{2,7}(?![\p{L}\p{M}\p{N}])/gu
const MOSTLY_CAPITALS = /^\p{Lu}{2}(?:\p{Lu}*\p{Ll}{0,3}|\p{Ll}{1,2}\p{Lu}+)$/u

/** Of a name so many words and letters of each count. */
const WORDS_MAX = 10
const LETTERS_MAX = 30
/** A part of a compound has so many letters. */
const PART_MIN = 3
/** A name of one word is spelled from its parts where it has so many letters. */
const COMPOUND_MIN = 12

/** A word of a name. Of its letters the nth is the nth bit: where each stands, and where a part may begin within. */
type Word = { places: ReadonlyMap<string, number>; inner: number; isLittle: boolean; isCompound: boolean }

/** Letters of a word that end a row of one, two or three letters of an acronym, as bits. */
type Rows = readonly [one: number, two: number, three: number]
/** How a word was come to: by what words begin with alone, or by parts within them too. */
type Reached = { begun: Rows; inside: Rows }
/** How a name spells an acronym; by parts within its words it may be by chance. */
type Spelled = keyof Reached | null

const NOWHERE: Reached = { begun: [0, 0, 0], inside: [0, 0, 0] }
const isAny = ([one, two, three]: Rows = NOWHERE.begun) => (one | two | three) !== 0

/** Letters far enough behind the first part that was come to. */
function behindPart({ begun, inside }: Reached): number {
  const [starts, more] = [begun, inside].map(([one, two, three]) => one | (two >> 1) | (three >> 2))
  const all = (starts ?? 0) | (more ?? 0)
  return all === 0 ? 0 : ~(((all & -all) << PART_MIN) - 1)
}

/** Where the next letter may stand: right behind, where a part of the same word begins, or where the next word does. */
function nextOf(words: readonly Word[], reached: readonly Reached[], letter: string): Reached[] {
  return words.map(({ places, inner }, nth) => {
    const at = places.get(letter) ?? 0
    const here = reached[nth] ?? NOWHERE
    const earlier = [reached[nth - 1], ...(words[nth - 1]?.isLittle ? [reached[nth - 2]] : [])]
    const entered = (way: keyof Reached) => (earlier.some((each) => isAny(each?.[way])) ? at & 1 : 0)
    const { begun, inside } = here
    return {
      begun: [entered('begun'), (begun[0] << 1) & at, (begun[1] << 1) & at],
      inside: [
        entered('inside') | (at & inner & behindPart(here)),
        (inside[0] << 1) & at,
        (inside[1] << 1) & at,
      ],
    }
  })
}

/** How letters stand in a name in their order; no word but a little one is left out before the last of them. */
function spelling(words: readonly Word[], letters: string): Spelled {
  let reached: Reached[] = words.map((_word, nth) => (nth === 0 ? { ...NOWHERE, begun: [1, 0, 0] } : NOWHERE))
  for (const letter of letters.slice(1)) reached = nextOf(words, reached, letter)
  const further = reached.slice(1)
  if (further.some(({ begun }) => isAny(begun))) return 'begun'
  const isWithin = words[0]?.isCompound === true && isAny(reached[0]?.inside)
  return isWithin || further.some(({ inside }) => isAny(inside)) ? 'inside' : null
}

function toWord(word: string): Word {
  const places = new Map<string, number>()
  for (let nth = 0; nth < word.length; nth += 1) {
    const letter = word.charAt(nth)
    places.set(letter, (places.get(letter) ?? 0) | (1 << nth))
  }
  const inner = word.length < 2 * PART_MIN ? 0 : (1 << (word.length - PART_MIN + 1)) - (1 << PART_MIN)
  return { places, inner, isLittle: isLittleWord(word), isCompound: word.length >= COMPOUND_MIN }
}

/** The words of the names of an organization, folded, without its legal form; compounds with a hyphen in their parts. */
export const foldedNames = (organization: string, terms: Terms): string[][] =>
  namesIn(organization, { terms, isOfSchool: false })
    .names.map((name) =>
      withoutLegalForms(wordsOf(name))
        .flatMap((word) => word.split('-'))
        .slice(0, WORDS_MAX)
        .map((word) => foldText(withoutElided(word)).slice(0, LETTERS_MAX)),
    )
    .filter((words) => words.length > 0)

/** Whether a word says something else than a name, also in the plural: "QAs". */
export const isOther = (word: string, terms: Terms) =>
  [word, word.replace(/s$/, '')].some(
    (each) =>
      isOtherCapitals(each, terms) ||
      terms.hasWord(each) ||
      isOrdinaryWord(each) ||
      isGenericWord(each) ||
      isLegalForm(each),
  )

/** Behind these stands where somebody studied or works. */
const AN_DER = /(?<!\p{L})(?:an (?:der|die|dem)|am|im|vom|zur|aan (?:de|het))\s$/iu

/** Where a short form stands; `edges` is where the names begin and end that were found in the text. */
export type Standing = { text: string; kind: TextKind; span: Span; edges: ReadonlySet<number> }

/** Whether something says in a line of work that a short form is a name: "at", or a name beside it. */
export const isSaidInWork = ({ text, span, edges }: Standing): boolean =>
  isBehindAt(text, span) || edges.has(span.from - 1) || edges.has(span.to + 1)

/** The same in other texts. */
export const isSaid = (standing: Standing): boolean =>
  isSaidInWork(standing) ||
  isBesideStudy(standing.text, standing.span) ||
  AN_DER.test(before(standing.text, standing.span.from)) ||
  (standing.kind === 'title' && isWholePart(standing.text, standing.span))

/** Where names begin and end. */
export const edgesOf = (names: readonly Span[]): ReadonlySet<number> =>
  new Set(names.flatMap(({ from, to }) => [from, to]))

/**
 * Finds acronyms that take more letters than the first from the words of a name: "UFPE" of Universidade Federal de
 * Pernambuco; "HSLU" of Hochschule Luzern, where something says that it is a name. In a line of work they stand behind
 * "at" or beside a name.
 */
export function createSpelledFinder(organizations: readonly string[], { spend, ...terms }: Looking) {
  const names = Map.groupBy(
    [...new Set(organizations)].flatMap((name) => foldedNames(name, terms)).map((name) => name.map(toWord)),
    ([first]) => [...(first?.places ?? [])].find(([, bits]) => bits & 1)?.[0],
  )
  const known = new Map<string, Spelled>()
  const spelled = (word: string): Spelled => {
    const seen = known.get(word)
    if (seen !== undefined) return seen
    const letters = foldText(word)
    const begun = MOSTLY_CAPITALS.test(word) ? (names.get(letters.slice(0, 1)) ?? []) : []
    const ways = begun.map((words) => {
      spend(words.length)
      return spelling(words, letters)
    })
    const way = ways.find((each) => each === 'begun') ?? ways.find((each) => each !== null) ?? null
    const is = way !== null && isOther(word, terms) ? null : way
    known.set(word, is)
    return is
  }
  return (text: string, kind: TextKind, found: readonly Span[]): Span[] => {
    const edges = edgesOf(found)
    return Array.from(text.matchAll(CAPITALS), ({ 0: word, index }) => ({
      word,
      span: { from: index, to: index + word.length },
    }))
      .filter(({ word, span }) => {
        const way = spelled(word)
        if (way === null) return false
        const standing = { text, kind, span, edges }
        return kind === 'work' ? isSaidInWork(standing) : way === 'begun' || isSaid(standing)
      })
      .map(({ span }) => span)
  }
}
