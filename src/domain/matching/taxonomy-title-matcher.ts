import type { Similarity } from '#/domain/skills/taxonomy-skill-matcher.ts'
import type { Found, Occupation, Taxonomy } from '#/domain/skills/taxonomy/taxonomy-types.ts'
import { encoderCredit, NEIGHBOUR_CREDIT } from '#/domain/text/likeness-credits.ts'
import type { TitleLikeness, TitleMatcher } from './title-matcher.ts'
import { compareTitleWords, foldTitleWords, readTitleWords, type TitleWord } from './title-overlap.ts'

/** Cosines of titles up to this one say nothing: set like `SKILL_COSINE_MIN`. */
export const TITLE_COSINE_MIN = 0.6

/** Below, one of the titles says more than the occupation: it is said to be close, not the same. */
const SAME_FROM = 0.8

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
  likenesses: Map<Read, TitleLikeness>
}

/** The best of what two titles may both mean: the same occupation, or two that are near. */
function compareOccupations(asked: Read, shown: Read): TitleLikeness {
  let best: TitleLikeness = { credit: 0, how: 'none', words: [] }
  for (const a of asked.occupations) {
    for (const b of shown.occupations) {
      const isSame = a.entry === b.entry
      if (!isSame && !a.entry.neighbours.includes(b.entry.id)) continue
      const credit = a.confidence * b.confidence * (isSame ? 1 : NEIGHBOUR_CREDIT)
      if (credit <= best.credit) continue
      best = { credit, how: isSame && credit >= SAME_FROM ? 'occupation' : 'neighbour', words: [] }
    }
  }
  return best
}

/** Tells whether a part of a title could say something of the work: most of its words stand in titles. */
function knowsParts(taxonomy: Taxonomy): (words: readonly string[]) => boolean {
  let known: Set<string> | undefined
  return (words) => {
    known ??= new Set(
      [...taxonomy.occupations.values()].flatMap(({ title, otherTitles }) =>
        [title, ...otherTitles].flatMap(foldTitleWords),
      ),
    )
    const isNumbered = /^\d/u.test(words[0] ?? '')
    return !isNumbered && words.filter((word) => known?.has(word)).length * 2 > words.length
  }
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
  let titles = new Map<string, Read>()
  let pairs = 0

  function readOnce(title: string): Read {
    const known = titles.get(title)
    if (known) return known
    if (titles.size >= TITLES_MAX || pairs >= PAIRS_MAX) {
      titles = new Map()
      pairs = 0
    }
    const read: Read = {
      title,
      words: readTitleWords(title),
      known: readTitleWords(title, isKnownPart),
      occupations: taxonomy.findOccupations(title),
      likenesses: new Map(),
    }
    titles.set(title, read)
    return read
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
      const [asked, shown] = [readOnce(askedTitle), readOnce(shownTitle)]
      const known = asked.likenesses.get(shown)
      if (known) return known
      const likeness = compareRead(asked, shown)
      asked.likenesses.set(shown, likeness)
      pairs += 1
      return likeness
    },
  }
}
