import { hashId } from '../text/hash-id.ts'
import { searchWords } from '../text/search-words.ts'

/** Texts are compared by runs of so many words: one word that differs takes four of them. */
const RUN_WORDS = 4
/** Texts of fewer runs are alike too easily to say anything. */
const RUNS_MIN = 10
/** Two sketches agree in as many of these places as their texts share of their runs, give or take a twentieth. */
export const SKETCH_PLACES = 60
/** Texts as alike as near duplicates share one of these bands, 99 times of 100; those half as alike, 3 times of 10. */
export const SKETCH_BANDS = 12
const BAND_PLACES = SKETCH_PLACES / SKETCH_BANDS

/** From this share of runs that both have, of all that either has (Jaccard's index), two texts are near duplicates. */
export const NEAR_DUPLICATE_SHARE = 0.8
/** What that is in places. */
export const NEAR_DUPLICATE_PLACES = NEAR_DUPLICATE_SHARE * SKETCH_PLACES

const SEEDS = Array.from({ length: SKETCH_PLACES }, (_, place) => hashId(`place ${place}`))

/** Another number for each number and seed, of 31 bits, so that it fits an integer of the database. */
function mix(number: number, seed: number): number {
  let mixed = number ^ seed
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b)
  return (mixed ^ (mixed >>> 16)) >>> 1
}

/** The runs of words of a text, each once, as numbers. */
function runsOf(text: string): number[] {
  const words = searchWords(text)
  const runs = new Set<number>()
  for (let from = 0; from + RUN_WORDS <= words.length; from += 1) {
    runs.add(hashId(words.slice(from, from + RUN_WORDS).join(' ')))
  }
  return [...runs]
}

/**
 * A text as few numbers, the same on every machine (MinHash): of its runs, the lowest number after each of sixty mixings.
 * Empty for a text that is too short. Whoever changes this empties the table `job_sketch` by a migration.
 */
export function sketchText(text: string): number[] {
  const runs = runsOf(text)
  if (runs.length < RUNS_MIN) return []
  return SEEDS.map((seed) => {
    let lowest = Number.MAX_SAFE_INTEGER
    // Twenty thousand times a text.
    for (const run of runs) {
      const mixed = mix(run, seed)
      if (mixed < lowest) lowest = mixed
    }
    return lowest
  })
}

/** What texts are looked up by that may be near duplicates: each band stands for its place and five places' numbers. */
export function bandsOf(sketch: readonly number[]): number[] {
  if (sketch.length === 0) return []
  return Array.from({ length: SKETCH_BANDS }, (_, band) =>
    hashId(`${band} ${sketch.slice(band * BAND_PLACES, (band + 1) * BAND_PLACES).join(' ')}`),
  )
}

/** The share of runs that two texts have in common, as their sketches tell it: 0 to 1. */
export function shareInCommon(one: readonly number[], other: readonly number[]): number {
  if (one.length === 0 || other.length === 0) return 0
  return one.filter((number, place) => number === other[place]).length / SKETCH_PLACES
}
