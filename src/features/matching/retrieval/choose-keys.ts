import type { KeyFrequencies } from './key-frequencies.server.ts'

/**
 * Keys of one kind, and how many rows they may find together. The kinds that say most come first. `alone`: which of the keys
 * are worth a look-up of their own where they are too common; all, unless said.
 */
export type KeyTier = { keys: readonly number[]; rowsMax: number; alone?: readonly number[] }

/** A key that is too common to be looked up with others, and how many rows have it. */
export type CommonKey = { key: number; rows: number }

/**
 * Keys to be looked up together, common ones of which only the best rows are taken, and how many rows are to be taken
 * besides, whatever they hold: where little is found the fifty best are among those that share nothing, and of a small site
 * everything is weighed.
 */
export type ChosenKeys = { together: number[]; common: CommonKey[]; besides: number }

/** Of a common key so many rows are looked at, and of all of them. */
export const COMMON_ROWS = 4_000
const COMMON = { keysMax: 5, rowsMax: 6_000 }
const WEIGHED_MIN = 2_400
/** As many as there are where there are no more than these. */
const ALL_MAX = 5_000

/** The first of the common keys, as far as they may be looked at. */
function firstOf(common: readonly CommonKey[], rowsMax: number): CommonKey[] {
  let left = rowsMax
  return common
    .filter(({ rows }) => {
      const read = Math.min(rows, COMMON_ROWS)
      const fits = read <= left
      if (fits) left -= read
      return fits
    })
    .slice(0, COMMON.keysMax)
}

/**
 * Chooses what is looked up: of each kind the rarest keys first, as long as they find no more rows than the kind may. Of what
 * is too common for that the best are taken. `times`: how many more are looked at where filters leave few.
 */
export function chooseKeys(
  tiers: readonly KeyTier[],
  { rowsWith, size }: KeyFrequencies,
  times = 1,
): ChosenKeys {
  const together = new Set<number>()
  const common = new Map<number, CommonKey>()
  let expected = 0
  for (const { keys, rowsMax, alone = keys } of tiers) {
    let left = rowsMax * times
    const rareFirst = keys.map((key) => ({ key, rows: rowsWith(key) })).toSorted((a, b) => a.rows - b.rows)
    for (const { key, rows } of rareFirst) {
      if (together.has(key)) continue
      left -= rows
      if (left >= 0) {
        together.add(key)
        expected += rows
      } else if (alone.includes(key)) common.set(key, { key, rows })
    }
  }
  const others = [...common.values()].filter(({ key }) => !together.has(key))
  return {
    together: [...together],
    common: firstOf(others, COMMON.rowsMax * times),
    besides: size <= ALL_MAX ? ALL_MAX : Math.max(0, Math.ceil(WEIGHED_MIN * times - expected)),
  }
}
