import { addScores, bestNumbers, bestOfGroups } from './combine-scores.ts'
import { gramTfIdf } from './gram-scores.ts'
import type { RankingMeans } from './ranking-means.ts'
import type { Scorer } from './scorer.ts'
import {
  blend,
  encodeAll,
  multiply,
  multiplyAll,
  toTable,
  vectorAt,
  type VectorTable,
} from './text-vectors.ts'
import { byOccupations } from './term-evidence.ts'
import { TITLE_WEIGHTS } from './weights.ts'
import { indexWords } from './word-index.ts'

const { meaning, grams, occupations, leastConfidence, feedback, feedbackDepth } = TITLE_WEIGHTS

/** Of fewer entries than this to one of those it found, most would be strangers. */
const ENTRIES_FOR_EACH_FOUND = 20

/** The best are looked at again, name by name and from where the first of them stand. */
const LOOKED_AT_AGAIN = 1000

export type RankedTitle = { number: number; score: number }

type Names = { all: string[]; entryOf: Uint32Array; entries: number; areSingle: boolean }

function listNames(entries: readonly (readonly string[])[]): Names {
  return {
    all: entries.flat(),
    entryOf: Uint32Array.from(entries.flatMap((names, entry) => names.map(() => entry))),
    entries: entries.length,
    areSingle: entries.every((names) => names.length === 1),
  }
}

/** The middle of what each entry is called. */
function middles(dimensions: number, table: VectorTable, { entryOf, entries }: Names): VectorTable {
  const parts: [number, Float32Array][][] = Array.from({ length: entries }, () => [])
  entryOf.forEach((entry, name) => parts[entry]?.push([1, vectorAt(table, name)]))
  return toTable(
    dimensions,
    parts.map((of) => (of.length > 0 ? blend(of) : new Float32Array(dimensions))),
  )
}

/** Which names are an entry's: from one number to before the next. */
function firstNames({ entryOf, entries }: Names): Uint32Array {
  const first = new Uint32Array(entries + 1)
  for (const entry of entryOf) first[entry + 1]! += 1
  for (let entry = 0; entry < entries; entry++) first[entry + 1]! += first[entry]!
  return first
}

/** Where a query would stand that went towards what it finds first: "RGN" finds nurses, and nurses find more of them. */
function moveToFound(query: Float32Array, near: Float32Array, found: readonly number[], table: VectorTable) {
  const depth = Math.min(feedbackDepth, Math.floor(table.count / ENTRIES_FOR_EACH_FOUND))
  const first = found.slice(0, depth)
  if (first.length === 0) return query
  const towards = blend(first.map((number) => [Math.max(0, near[number] ?? 0) ** 2, vectorAt(table, number)]))
  return blend([
    [1, query],
    [feedback, towards],
  ])
}

/** What is alike by letters: the best of an entry's names, and all of them together. */
function byLetters(entries: readonly (readonly string[])[], names: Names): Scorer {
  const together = gramTfIdf(indexWords(entries.map((of) => of.join('\n'))))
  if (names.areSingle) return together
  const apart = gramTfIdf(indexWords(names.all))
  return (query) =>
    addScores([
      [0.5, together(query)],
      [0.5, bestOfGroups(apart(query), names.entryOf, names.entries)],
    ])
}

/**
 * Prepares entries, each with one name or several, to be ranked for a title. Letters find compounds, endings and slips;
 * the encoder finds other words for the same work.
 */
export function titleRanker(
  entries: readonly (readonly string[])[],
  { encoder, taxonomy, looksAgain = true }: RankingMeans,
): Scorer {
  const names = listNames(entries)
  const ofNames = encodeAll(encoder, names.all)
  const table = names.areSingle ? ofNames : middles(encoder.dimensions, ofNames, names)
  const letters = byLetters(entries, names)
  const sameOccupation = taxonomy && byOccupations(taxonomy, entries, leastConfidence)
  const firstName = firstNames(names)

  function bestName(query: Float32Array, entry: number): number {
    let best = -1
    for (let name = firstName[entry] ?? 0; name < (firstName[entry + 1] ?? 0); name++) {
      best = Math.max(best, multiply(query, ofNames.values, name * encoder.dimensions))
    }
    return best
  }

  return (title) => {
    const query = encoder.encode(title)
    const near = multiplyAll(query, table)
    const scores = addScores([
      [meaning, near],
      [grams, letters(title)],
      ...(sameOccupation ? [[occupations, sameOccupation(title)] as const] : []),
    ])
    if (!looksAgain) return scores
    const found = bestNumbers(scores, LOOKED_AT_AGAIN)
    const moved = moveToFound(query, near, found, table)
    for (const entry of found) {
      const again = multiply(moved, table.values, entry * encoder.dimensions)
      const ofBest = names.areSingle ? again : bestName(query, entry)
      scores[entry]! += meaning * ((again + ofBest) / 2 - near[entry]!)
    }
    return scores
  }
}

/**
 * Ranks titles by how near they are to one, best first. Whoever asks often prepares them once with `titleRanker`.
 *
 * @example rankTitles('RGN', ['Plumber', 'Staff nurse'], { encoder })[0]?.number // 1
 */
export function rankTitles(query: string, titles: readonly string[], means: RankingMeans): RankedTitle[] {
  const scores = titleRanker(
    titles.map((title) => [title]),
    means,
  )(query)
  return bestNumbers(scores, scores.length).map((number) => ({ number, score: scores[number] ?? 0 }))
}
