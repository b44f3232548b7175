import type { KeyFrequencies } from './key-frequencies.server.ts'

/**
 * Keys of one kind, and how many rows they may find together. The kinds that say most come first. `alone`: which of the keys
 * are worth a look-up of their own where they are too common; all, unless said.
 */
export type KeyTier = { keys: readonly number[]; rowsMax: number; alone?: readonly number[] }

/**
 * Keys to be looked up together, common ones of which only the best rows are taken, and how many rows are to be taken besides,
 * whatever they hold: where little is found the fifty best are among those that share nothing, and of a small site everything
 * is weighed.
 */
export type ChosenKeys = { together: number[]; common: number[]; besides: number }

/** So many rows of common keys are looked at. */
const COMMON = { keysMax: 5, readMax: 8_000 }
const WEIGHED_MIN = 1_200
/** As many as there are where there are no more than these. */
const ALL_MAX = 5_000

/**
 * Chooses what is looked up: of each kind the rarest keys first, as long as they find no more rows than the kind may. What
 * is too common by itself is left for the narrower look-ups. `times`: how many more are looked at where filters leave few.
 */
export function chooseKeys(
  tiers: readonly KeyTier[],
  { rowsWith, size }: KeyFrequencies,
  times = 1,
): ChosenKeys {
  const together = new Set<number>()
  let expected = 0
  const common = new Set<number>()
  for (const { keys, rowsMax, alone = keys } of tiers) {
    let left = rowsMax * times
    const rareFirst = keys.map((key) => ({ key, rows: rowsWith(key) })).toSorted((a, b) => a.rows - b.rows)
    for (const { key, rows } of rareFirst) {
      if (together.has(key)) continue
      left -= rows
      if (left < 0) {
        if (alone.includes(key)) common.add(key)
        continue
      }
      together.add(key)
      expected += rows
    }
  }
  let read = 0
  const read1 = (key: number) => (read += rowsWith(key)) <= COMMON.readMax * times
  return {
    together: [...together],
    common: [...common].filter((key) => !together.has(key)).slice(0, COMMON.keysMax).filter((key, nth) => read1(key) || nth === 0),
    besides: size <= ALL_MAX ? ALL_MAX : Math.max(0, Math.ceil(WEIGHED_MIN * times - expected)),
  }
}
