import { remembered } from '#/domain/text/remembered.ts'
import { correctWords } from './correct-words.ts'
import { SPELT, type Alias, type Named, type NameIndex } from './name-index.ts'
import { isLink, withoutLinks } from './link-words.ts'
import { once } from './once.ts'
import { indexRareWords } from './rare-words.ts'
import type { Found, Occupation } from './taxonomy-types.ts'
import {
  splitAtBars,
  splitTitle,
  TITLE_MAX,
  withoutConditions,
  withoutGrades,
  type TitlePart,
} from './title-segments.ts'

/** A title is uncertain by nature: so many readings are kept. */
const READINGS_MAX = 3
const REMEMBERED = 20_000

/** What employers add was taken away: rank, or conditions. */
const WITHOUT_CONDITIONS = 0.98
const WITHOUT_GRADES = 0.93
const MISSPELT = 0.85
/** Two titles stand beside each other. */
const ONE_OF_TWO = 0.9
/** Only a part of the title behind its first one names it. */
const LATER_PART = 0.8
/** Only some of the words name it: from here on, and more the larger their share. */
const CONTAINED = 0.35
const CONTAINED_MORE = 0.55
const NOT_LAST = 0.9
const BEHIND_LINK = 0.7
/** Only the end of a word names it, in so many letters or more. */
const COMPOUND = 0.7
const HEAD_MIN = 6
/** Only rare words are shared. */
const SHARED_WORDS = 0.65
/** From here on other readings would be noise. */
const CERTAIN = 0.9
/** A reading that says less than this says nothing. */
const WEIGHT_MIN = 0.25

type Weights = Map<Occupation, number>

function note(weights: Weights, entries: readonly Occupation[], weight: number): void {
  for (const entry of entries) weights.set(entry, Math.max(weight, weights.get(entry) ?? 0))
}

function best(weights: Weights): Found<Occupation>[] {
  return [...weights]
    .map(([entry, confidence]) => ({ entry, confidence }))
    .filter(({ confidence }) => confidence >= WEIGHT_MIN)
    .toSorted((a, b) => b.confidence - a.confidence || a.entry.id - b.entry.id)
    .slice(0, READINGS_MAX)
}

const entriesOf = (aliases: readonly Alias<Occupation>[]) => aliases.map(({ entry }) => entry)

const isCertain = (weights: Weights) => [...weights.values()].some((weight) => weight >= CERTAIN)

/** English says last what the work is, but for what follows a little word: "PA to the director". Others say it first. */
function placeFactor(words: readonly string[], { from, to }: { from: number; to: number }): number {
  if (isLink(words[from - 1])) return BEHIND_LINK
  return to === words.length || isLink(words[to]) ? 1 : NOT_LAST
}

type Reader = (words: readonly string[]) => Named<Occupation> | null

/** The title itself, then without what employers add to it. */
function readNamed(words: readonly string[], byWords: Reader): Named<Occupation> | null {
  const bare = withoutConditions(words)
  const tries: [readonly string[], number][] = [
    [words, 1],
    [withoutGrades(words), WITHOUT_GRADES],
    [bare, WITHOUT_CONDITIONS],
    [withoutGrades(bare), WITHOUT_GRADES * WITHOUT_CONDITIONS],
  ]
  const tried = new Set<string>()
  for (const [rest, factor] of tries) {
    const text = rest.join(' ')
    if (tried.has(text)) continue
    tried.add(text)
    const found = byWords(rest)
    // How a title is spelt, and what stood round it, says nothing of the work.
    if (found) return { ...found, confidence: (found.confidence >= SPELT ? 1 : found.confidence) * factor }
  }
  return null
}

/**
 * Finds the occupations that a title names, by its words alone: as it is written, without what employers add, with slips
 * put right, by a title inside it, and by the rare words that it shares with one. Answers are remembered.
 */
export function createOccupationFinder(names: NameIndex<Occupation>): (title: string) => Found<Occupation>[] {
  const sharing = once(() => indexRareWords(names.aliases()))

  /** Titles inside the words; none that lies inside a longer one. */
  function noteContained(weights: Weights, words: readonly string[], factor: number): void {
    const telling = withoutLinks(withoutGrades(withoutConditions(words))).length
    for (let at = 0; at < words.length;) {
      const found = names.phrases().longestAt(words, { from: at })
      if (found) {
        const explained = Math.min(1, (found.to - found.from) / telling)
        const weight = CONTAINED + CONTAINED_MORE * explained
        note(weights, entriesOf(found.values), weight * factor * placeFactor(words, found))
      }
      at = found?.to ?? at + 1
    }
  }

  /** Whether the words, and nothing besides them, are a title. */
  function noteNamed(weights: Weights, words: readonly string[], factor: number): boolean {
    const named = readNamed(words, names.byWords)
    if (named) note(weights, named.entries, named.confidence * factor)
    return named !== null
  }

  /** The same of a part as it is written, as two titles with a bar between them, or by its words. */
  function noteWhole(weights: Weights, part: TitlePart, factor: number): boolean {
    const exact = names.exact(part.text)
    if (exact) note(weights, exact.entries, exact.confidence * factor)
    if (exact) return true
    const named = splitAtBars(part).map(({ words }) => readNamed(words, names.byWords))
    if (named.length < 2 || named.includes(null)) return noteNamed(weights, part.words, factor)
    for (const one of named) if (one) note(weights, one.entries, one.confidence * factor * ONE_OF_TWO)
    return true
  }

  /** Behind a part that names the work others count as a whole: "Rose Cook" is somebody's name. */
  function noteParts(weights: Weights, parts: readonly TitlePart[]): void {
    parts.forEach((part, nth) => {
      const factor = nth === 0 ? 1 : LATER_PART
      const isNamed = weights.size > 0
      if (!noteWhole(weights, part, factor) && !isNamed) noteContained(weights, part.words, factor)
    })
  }

  /** A title inside the words that were put right says nothing where the words as typed name one. */
  function noteCorrected(weights: Weights, words: readonly string[]): void {
    const isNamed = weights.size > 0
    for (const { words: corrected, slips } of correctWords(words, names)) {
      const factor = MISSPELT ** slips
      if (!noteNamed(weights, corrected, factor) && !isNamed) noteContained(weights, corrected, factor)
    }
  }

  /** "Fleischereifachverkäufer", "photojournalist": the longest title that ends a word which no title has. */
  function noteCompounds(weights: Weights, words: readonly string[]): void {
    for (const word of words.filter((each) => !names.isKnown(each))) {
      for (let from = 2; from <= word.length - HEAD_MIN; from += 1) {
        const named = names.asSpelt([word.slice(from)])
        if (named) return note(weights, named.entries, COMPOUND)
      }
    }
  }

  const find = remembered<Found<Occupation>[]>((title) => {
    const weights: Weights = new Map()
    const exact = names.exact(title)
    if (exact) return best(new Map(exact.entries.map((entry) => [entry, exact.confidence])))
    const { whole, parts } = splitTitle(title)
    const named = parts.length > 1 ? readNamed(whole, names.byWords) : null
    if (named) note(weights, named.entries, named.confidence)
    else noteParts(weights, parts)
    const telling = weights.size > 0 && parts[0] ? parts[0].words : whole
    if (!isCertain(weights) && parts[0]) noteCorrected(weights, parts[0].words)
    if (weights.size === 0 && parts[0]) noteCompounds(weights, parts[0].words)
    if (!isCertain(weights)) {
      for (const { value, likeness } of sharing()(withoutGrades(withoutConditions(telling))))
        note(weights, [value], likeness * SHARED_WORDS)
    }
    return best(weights)
  }, REMEMBERED)
  return (title) => find(title.slice(0, TITLE_MAX))
}
