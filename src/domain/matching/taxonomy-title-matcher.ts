import type { Similarity } from '#/domain/skills/taxonomy-skill-matcher.ts'
import type { Found, Occupation, Taxonomy } from '#/domain/skills/taxonomy/taxonomy-types.ts'
import { TITLE_MAX } from '#/domain/skills/taxonomy/title-segments.ts'
import { keepReads } from '#/domain/text/keep-reads.ts'
import { encoderCredit, NEIGHBOUR_CREDIT } from '#/domain/text/likeness-credits.ts'
import type { TitleLikeness, TitleMatcher } from './title-matcher.ts'
import {
  compareTitleWords,
  foldTitleWords,
  readTitleWords,
  stepOf,
  withoutStep,
  type Step,
  type TitleWord,
} from './title-overlap.ts'

/** Cosines of titles up to this one say nothing: set like `SKILL_COSINE_MIN`. */
export const TITLE_COSINE_MIN = 0.6

/** Below, one of the titles says more than the occupation: it is said to be close, not the same. */
const SAME_FROM = 0.8

/** Somebody of another rank, in the same occupation. */
const OTHER_RANK = 0.9

/** "Teacher (Latin)" beside "Teacher (Greek)". */
const BOTH_SAY_MORE = 0.9

/** What is kept of titles and of pairs of titles, before all of it is forgotten. */
const TITLES_MAX = 20_000
const PAIRS_MAX = 200_000

type Read = {
  title: string
  words: TitleWord[]
  /** Without the parts behind the first that no title knows: names, addresses, references. */
  known: TitleWord[]
  occupations: Found<Occupation>[]
  step: Step
  likenesses: Map<Read, TitleLikeness>
}

/** How alike two of one occupation are at most: of one step, of another rank, a step below. */
function mostAt(a: Step, b: Step): number {
  if (a === b) return 1
  return a === 'below' || b === 'below' ? NEIGHBOUR_CREDIT : OTHER_RANK
}

/** The best of what two titles may both mean: the same occupation, or two that are near. */
function compareOccupations(asked: Read, shown: Read): TitleLikeness {
  let best: TitleLikeness = { credit: 0, how: 'none', words: [] }
  const most = mostAt(asked.step, shown.step)
  for (const a of asked.occupations) {
    for (const b of shown.occupations) {
      const isSame = a.entry === b.entry
      if (!isSame && !a.entry.neighbours.includes(b.entry.id)) continue
      const credit = Math.min(most, a.confidence * b.confidence * (isSame ? 1 : NEIGHBOUR_CREDIT))
      if (credit <= best.credit) continue
      const isEqual = isSame && most === 1 && credit >= SAME_FROM
      best = { credit, how: isEqual ? 'occupation' : 'neighbour', words: [] }
    }
  }
  return best
}

/** Tells whether a part of a title could say something of the work: most of its words stand in two titles or more. */
function knowsParts(taxonomy: Taxonomy): (words: readonly string[]) => boolean {
  let counts: Map<string, number> | undefined
  return (words) => {
    counts ??= countWords(taxonomy)
    const isNumbered = /^\d/u.test(words[0] ?? '')
    return !isNumbered && words.filter((word) => (counts?.get(word) ?? 0) > 1).length * 2 > words.length
  }
}

/** In how many titles each word stands. */
function countWords({ occupations }: Taxonomy): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { title, otherTitles } of occupations.values()) {
    for (const word of [title, ...otherTitles].flatMap(foldTitleWords))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return counts
}

/** By the words that titles know. Where both say more than that, and not the same, they are not equal. */
function compareKnown(asked: Read, shown: Read): TitleLikeness {
  const likeness = compareTitleWords(asked.known, shown.known)
  const bothSayMore = [asked, shown].every(({ words, known }) => words.length > known.length)
  const credit = bothSayMore ? Math.min(likeness.credit, BOTH_SAY_MORE) : likeness.credit
  return likeness.how === 'exact' ? { ...likeness, credit, how: 'words' } : { ...likeness, credit }
}

/**
 * Compares titles by the occupations they name: the same one 1, neighbours .7, each less as far as it is uncertain; never
 * lower than by their words, and by the encoder, where one is given, .5 at most. Titles are read once.
 */
export function createTitleMatcher(taxonomy: Taxonomy, similarity?: Similarity): TitleMatcher {
  const isKnownPart = knowsParts(taxonomy)
  const { readOnce, notePair } = keepReads(read, { namesMax: TITLES_MAX, pairsMax: PAIRS_MAX })

  function read(title: string): Read {
    const [words, occupations] = [readTitleWords(title), taxonomy.findOccupations(title)]
    const step = stepOf(words)
    // "Assistant accountant" names another work than "accountant" does: there the rank is part of the name.
    const isRank =
      step && taxonomy.findOccupations(withoutStep(title, step))[0]?.entry === occupations[0]?.entry
    return {
      ...{ title, words, occupations },
      known: readTitleWords(title, isKnownPart),
      step: isRank ? step : null,
      likenesses: new Map(),
    }
  }

  function compareByEncoder(asked: Read, shown: Read): TitleLikeness {
    const credit = similarity ? encoderCredit(similarity(asked.title, shown.title), TITLE_COSINE_MIN) : 0
    return { credit, how: credit > 0 ? 'encoder' : 'none', words: [] }
  }

  function compareRead(asked: Read, shown: Read): TitleLikeness {
    const byWords = compareTitleWords(asked.words, shown.words)
    if (byWords.how === 'exact') return byWords
    const byKnown = compareKnown(asked, shown)
    const likenesses = [compareOccupations(asked, shown), byWords, byKnown, compareByEncoder(asked, shown)]
    return likenesses.reduce((best, likeness) => (likeness.credit > best.credit ? likeness : best))
  }

  return {
    compare(askedTitle, shownTitle) {
      const asked = readOnce(askedTitle.slice(0, TITLE_MAX))
      const shown = readOnce(shownTitle.slice(0, TITLE_MAX))
      const known = asked.likenesses.get(shown)
      if (known) return known
      const likeness = compareRead(asked, shown)
      asked.likenesses.set(shown, likeness)
      notePair()
      return likeness
    },
  }
}
