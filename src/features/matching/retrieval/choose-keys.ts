import type { KeyFrequencies } from './key-frequencies.server.ts'

/** Keys of one kind, and how many rows they may find together. The kinds that say most come first. */
export type KeyTier = { keys: readonly number[]; rowsMax: number }

/**
 * Keys to be looked up together, common ones that have to meet something else as well, and how many rows are to be taken
 * besides, whatever they hold: where little is found the fifty best are among those that share nothing, and of a small site
 * everything is weighed.
 */
export type ChosenKeys = { together: number[]; common: number[]; besides: number }

/** With so many rows expected nobody looks for more by a common key; each is good for so many, and a few are enough. */
const ENOUGH = 2_400
export const COMMON_ROWS = 500
const COMMON_MAX = 3
const WEIGHED_MIN = 1_200
/** As many as there are where there are no more than these. */
const ALL_MAX = 5_000

/**
 * Chooses what is looked up: of each kind the rarest keys first, as long as they find no more rows than the kind may. What
 * is too common by itself is left for the narrower look-ups.
 */
export function chooseKeys(tiers: readonly KeyTier[], { rowsWith, size }: KeyFrequencies): ChosenKeys {
  const together = new Set<number>()
  let expected = 0
  const common = new Set<number>()
  for (const { keys, rowsMax } of tiers) {
    let left = rowsMax
    const rareFirst = keys.map((key) => ({ key, rows: rowsWith(key) })).toSorted((a, b) => a.rows - b.rows)
    for (const { key, rows } of rareFirst) {
      if (together.has(key)) continue
      left -= rows
      if (left < 0) {
        common.add(key)
        continue
      }
      together.add(key)
      expected += rows
    }
  }
  const most = Math.min(COMMON_MAX, Math.max(0, Math.ceil((ENOUGH - expected) / COMMON_ROWS)))
  return {
    together: [...together],
    common: [...common].filter((key) => !together.has(key)).slice(0, most),
    besides: size <= ALL_MAX ? ALL_MAX : Math.max(0, Math.ceil(WEIGHED_MIN - expected)),
  }
}
