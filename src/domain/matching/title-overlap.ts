import { foldText } from '#/domain/text/fold-text.ts'
import { NEIGHBOUR_CREDIT } from '#/domain/text/likeness-credits.ts'
import { singular } from '#/domain/text/singular.ts'
import type { TitleLikeness, TitleMatcher } from './title-matcher.ts'

/** A word of a title: as it is compared, as it is written, and how much it says. */
export type TitleWord = { folded: string; written: string; weight: number }

/** Articles, prepositions and gender marks in English and French: they say nothing about the work. */
const STOP_WORDS = new Set(
  'a an and at by for from in of on or the to with au aux avec d de des du en et la le les l ou pour sur un une f h m w x mr mrs ms mx miss herr frau mme she her he him they them'.split(
    ' ',
  ),
)

/** Rank, not work. */
const RANKS = new Set(
  'senior junior lead principal chief head trainee graduate intern apprentice sr snr jr jnr confirme debutant stagiaire alternant'.split(
    ' ',
  ),
)

/** Nouns that many occupations share: sharing only one of them is little. */
const GENERIC_NOUNS = new Set(
  (
    'manager assistant officer engineer director consultant specialist coordinator technician analyst advisor adviser ' +
    'agent associate executive supervisor administrator operator worker representative developer designer planner ' +
    'responsable charge chargee ingenieur technicien directeur directrice conseiller conseillere specialiste ' +
    'coordinateur assistante gestionnaire employe developpeur'
  ).split(' '),
)

/** Those who learn the work. */
const LEARNERS = new Set(
  (
    'trainee intern internship apprentice apprenticeship student stagiaire alternant apprenti azubi auszubildende ' +
    'werkstudent praktikant'
  ).split(' '),
)

/** In front of a title: who stands a step below. */
const BELOW_IN_FRONT = new Set('assistant asst deputy commi vice stellvertretende stellv adjoint'.split(' '))

/** Behind a title: who helps whoever does the work. "Sales assistant" is work of its own. */
const HELPERS_BEHIND = new Set('assistant asst helper aide'.split(' '))

/** Numbers, those of Rome too, and what they count: "Class 1", "Engineer II [Grade 7]". */
const MARK = /^(?:\d{1,2}|i{1,3}|iv|vi{0,3}|ix|class|grade|band|level|step|tier|scale)$/

const RANK_WEIGHT = 0.25
const GENERIC_WEIGHT = 0.5
const QUALIFIER_FACTOR = 0.5

function weightOf(folded: string): number {
  if (RANKS.has(folded) || MARK.test(folded)) return RANK_WEIGHT
  return GENERIC_NOUNS.has(folded) ? GENERIC_WEIGHT : 1
}

/** French inclusive endings, "(e)" or "·euse", would make two words of one. */
function withoutInclusiveEndings(title: string): string {
  return title.replace(/(?<=\p{L})(?:\(\p{L}{1,5}\)|·\p{L}{1,5}(?:·s)?)/gu, '')
}

const WORD = /[\p{L}\p{M}\p{N}+#]+/gu

/** The words of a text as they are compared, beside how they are written. */
const readWords = (text: string) =>
  (text.match(WORD) ?? []).map((written) => ({
    written,
    folded: singular(foldText(written)),
  }))

/** The words of a text as titles are compared by them. */
export const foldTitleWords = (text: string) => readWords(text).map(({ folded }) => folded)

/** Those of the shared words that a quote of the title still shows, as text; empty where it shows none. */
export function quoteShared(words: readonly string[], quote: string): string {
  const shown = new Set(foldTitleWords(quote))
  return words.filter((word) => foldTitleWords(word).every((folded) => shown.has(folded))).join(' ')
}

/**
 * The words that count. What follows the first comma, dash or bracket only qualifies: it counts half, and only where it
 * `qualifies` by its folded words.
 */
export function readTitleWords(
  title: string,
  qualifies: (words: readonly string[]) => boolean = () => true,
): TitleWord[] {
  const [head = '', ...rest] = withoutInclusiveEndings(title).split(
    /(?:(?<!\s)\s+)?[,;:(|/–—]\s*|(?<!\s)\s+-\s+/u,
  )
  const qualifiers = rest.filter((part) => qualifies(foldTitleWords(part)))
  const words = new Map<string, TitleWord>()
  for (const { part, factor } of [
    { part: head, factor: 1 },
    { part: qualifiers.join(' '), factor: QUALIFIER_FACTOR },
  ]) {
    for (const { written, folded } of readWords(part)) {
      if (STOP_WORDS.has(folded) || words.has(folded)) continue
      words.set(folded, { folded, written: written.toLowerCase(), weight: weightOf(folded) * factor })
    }
  }
  return [...words.values()]
}

/**
 * The words that say what the work is, folded: neither rank nor a noun that many occupations share, nor what only
 * qualifies.
 *
 * @example tellingWords('Senior Civil Engineer, Flood Defences') // ['civil']
 */
export function tellingWords(title: string): string[] {
  return readTitleWords(title)
    .filter(({ weight }) => weight >= 1)
    .map(({ folded }) => folded)
}

const sumOf = (words: readonly TitleWord[]) => words.reduce((sum, word) => sum + word.weight, 0)

const JUNIORS = new Set('junior graduate jr jnr debutant'.split(' '))

/** The step of a title: below the work that it names, of a rank within it, or neither. */
export type Step = 'below' | 'junior' | 'senior' | null

export function stepOf(words: readonly TitleWord[]): Step {
  const named = words.filter(({ folded, weight }) => !RANKS.has(folded) && weight >= weightOf(folded))
  const [first, last] = [named[0]?.folded ?? '', named.at(-1)?.folded ?? '']
  if (words.some(({ folded }) => LEARNERS.has(folded))) return 'below'
  if (named.length > 1 && (BELOW_IN_FRONT.has(first) || HELPERS_BEHIND.has(last))) return 'below'
  const rank = words.find(({ folded }) => RANKS.has(folded))
  if (!rank) return null
  return JUNIORS.has(rank.folded) ? 'junior' : 'senior'
}

/** A title without the words that make its step. */
export function withoutStep(title: string, step: Step): string {
  const isOfStep = (word: string) =>
    step === 'below'
      ? LEARNERS.has(word) || BELOW_IN_FRONT.has(word) || HELPERS_BEHIND.has(word)
      : RANKS.has(word)
  return title.replace(WORD, (written) => (isOfStep(singular(foldText(written))) ? ' ' : written))
}

/** Whether a word stands before the first comma, dash or bracket. */
const isInFront = (words: readonly TitleWord[], folded: string) =>
  words.some((word) => word.folded === folded && word.weight >= weightOf(folded))

/**
 * The weight of the words that two titles share over that of all words of both (Dice). A mark that both have says
 * nothing, a step below is a neighbour at most, and words that are only behind a comma count half: they may be a name.
 */
export function compareTitleWords(asked: readonly TitleWord[], shown: readonly TitleWord[]): TitleLikeness {
  const [inAsked, inShown] = [asked, shown].map((words) => new Set(words.map(({ folded }) => folded)))
  const isShared = ({ folded }: TitleWord) => inAsked?.has(folded) && inShown?.has(folded)
  const shared = asked.filter(isShared)
  if (shared.length > 0 && shared.length === asked.length && shared.length === shown.length)
    return { credit: 1, how: 'exact', words: shared.map(({ written }) => written) }
  const says = (word: TitleWord) => !isShared(word) || !MARK.test(word.folded)
  const [allAsked, allShown] = [asked.filter(says), shown.filter(says)]
  const telling = allAsked.filter(isShared)
  if (telling.length === 0) return { credit: 0, how: 'none', words: [] }
  const sum = sumOf(telling) + sumOf(allShown.filter(isShared))
  const bothInFront = telling.some(({ folded }) => [asked, shown].every((words) => isInFront(words, folded)))
  const credit = (sum / (sumOf(allAsked) + sumOf(allShown))) * (bothInFront ? 1 : QUALIFIER_FACTOR)
  const isStep = (stepOf(asked) === 'below') !== (stepOf(shown) === 'below')
  return {
    credit: isStep ? Math.min(credit, NEIGHBOUR_CREDIT) : credit,
    how: 'words',
    words: telling.map(({ written }) => written),
  }
}

/** Compares titles by their words alone. Ranks and nouns that many occupations share weigh less. Knows no synonyms. */
export const titleOverlap: TitleMatcher = {
  compare: (asked, shown) => compareTitleWords(readTitleWords(asked), readTitleWords(shown)),
}
