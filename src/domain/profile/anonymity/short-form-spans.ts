import { foldText } from '#/domain/text/fold-text.ts'
import { isGenericWord, isLegalForm } from './company-words.ts'
import type { Terms } from './name-key.ts'
import type { Looking, TextKind } from './name-spans.ts'
import { withoutElided, withoutLegalForms, wordsOf } from './name-words.ts'
import { namesIn } from './names-in.ts'
import { isOrdinaryWord } from './ordinary-words.ts'
import { isOtherCapitals } from './short-names.ts'
import type { Span } from './spans.ts'
import { isBesideStudy } from './study-words.ts'
import { before, isBehindAt, isWholePart } from './told-as-name.ts'

/** Of a name so many words and letters of each count. */
const WORDS_MAX = 10
const LETTERS_MAX = 30

/** The words of the names of organizations, folded, without legal forms; compounds with a hyphen in their parts. */
export const foldedNames = (organizations: readonly string[], terms: Terms): string[][] =>
  [...new Set(organizations)]
    .flatMap((organization) => namesIn(organization, { terms, isOfSchool: false }).names)
    .map((name) =>
      withoutLegalForms(wordsOf(name))
        .flatMap((word) => word.split('-'))
        .slice(0, WORDS_MAX)
        .map((word) => foldText(withoutElided(word)).slice(0, LETTERS_MAX)),
    )
    .filter((words) => words.length > 0)

/** Whether a word says something else than a name, also in the plural: "QAs". */
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
const AN_DER = /(?<!\p{L})(?:an (?:der|die|dem)|am|im|vom|zur|aan (?:de|het))\s$/iu

/** Where a short form stands; `edges` is where the names begin and end that were found in the text. */
type Standing = { text: string; kind: TextKind; span: Span; edges: ReadonlySet<number> }

/** Whether something says in a line of work that a short form is a name: "at", or a name beside it. */
const isSaidInWork = ({ text, span, edges }: Standing): boolean =>
  isBehindAt(text, span) || edges.has(span.from - 1) || edges.has(span.to + 1)

/** Whether something says in another text that a short form is a name: also words of study, or commas in a title. */
export const isSaid = (standing: Standing): boolean =>
  isSaidInWork(standing) ||
  isBesideStudy(standing.text, standing.span) ||
  AN_DER.test(before(standing.text, standing.span.from)) ||
  (standing.kind === 'title' && isWholePart(standing.text, standing.span))

/** Whether a word is a short form of a name: by itself, or where something says that it is a name. */
export type Way = 'sure' | 'maybe' | null

/** `words` may be short forms, `wayOf` asks the names, `isSaid` asks what stands around one that may be. */
type ShortForms = { words: RegExp; wayOf: (word: string) => Way; isSaid: (standing: Standing) => boolean }

/** Finds short forms of names in texts. In a line of work they stand behind "at" or beside a name. */
export function createShortFormFinder(
  { words, wayOf, isSaid: isSaidHere }: ShortForms,
  { spend, ...terms }: Looking,
) {
  const known = new Map<string, Way>()
  const knownWayOf = (word: string): Way => {
    const seen = known.get(word)
    if (seen !== undefined) return seen
    spend(word.length)
    const found = wayOf(word)
    const way = found !== null && isOther(word, terms) ? null : found
    known.set(word, way)
    return way
  }
  return (text: string, kind: TextKind, found: readonly Span[]): Span[] => {
    const edges = new Set(found.flatMap(({ from, to }) => [from, to]))
    return Array.from(text.matchAll(words)).flatMap(({ 0: word, index }) => {
      const way = knownWayOf(word)
      const span = { from: index, to: index + word.length }
      const standing = { text, kind, span, edges }
      if (way === null) return []
      const counts = kind === 'work' ? isSaidInWork(standing) : way === 'sure' || isSaidHere(standing)
      return counts ? [span] : []
    })
  }
}
