import { bestNumbers } from './combine-scores.ts'
import { titleRanker } from './rank-titles.ts'
import type { Scorer } from './scorer.ts'
import type { TextEncoder } from './text-vectors.ts'

/** A title is uncertain by nature: so many readings are kept. */
const READINGS = 3
/** What is only suggested counts half of what is written at most. */
const MOST_WEIGHT = 0.5
/** Scores of strangers lie below the first, those of other words for the same work around the second. */
const STRANGE = 0.55
const SAME = 0.95

type Named = { id: number; title: string; otherTitles: readonly string[] }

export type RankedOccupation = { occupationId: number; weight: number }

const weightOf = (score: number) => MOST_WEIGHT * Math.min(1, (score - STRANGE) / (SAME - STRANGE))

/**
 * Suggests occupations for titles that name none in words that are known: at most three, best first, each with a weight
 * of at most a half, and none for what means nothing. All names are read once, when the first title comes.
 *
 * @example occupationRanker(taxonomy.occupations.values(), encoder)('children minder')
 */
export function occupationRanker(
  occupations: Iterable<Named>,
  encoder: TextEncoder,
): (title: string) => RankedOccupation[] {
  let ready: { ids: number[]; score: Scorer } | null = null

  function prepare() {
    const all = [...occupations]
    const names = all.map(({ title, otherTitles }) => [title, ...otherTitles])
    return { ids: all.map(({ id }) => id), score: titleRanker(names, { encoder }) }
  }

  return (title) => {
    ready ??= prepare()
    const { ids, score } = ready
    const scores = score(title)
    return bestNumbers(scores, READINGS)
      .map((number) => ({ occupationId: ids[number] ?? 0, weight: weightOf(scores[number] ?? 0) }))
      .filter(({ weight }) => weight > 0)
  }
}
