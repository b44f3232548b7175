import type { Draws } from './draws.ts'

/** Things of which some come up far more often than others. */
export type Weighted<Item> = { draw: (draws: Draws) => Item }

/** Draws an item in proportion to its weight. Takes time with the logarithm of how many there are. */
export function weighted<Item>(
  items: readonly Item[],
  weightOf: (item: Item, nth: number) => number,
): Weighted<Item> {
  const sums = new Float64Array(items.length)
  let sum = 0
  items.forEach((item, nth) => {
    sum += weightOf(item, nth)
    sums[nth] = sum
  })
  return { draw: (draws) => items[firstAbove(sums, draws.share() * sum)] as Item }
}

/** The first of many comes up most, the n-th as often as 1/n to the power of `exponent`. */
export function zipf<Item>(items: readonly Item[], exponent: number): Weighted<Item> {
  return weighted(items, (_, nth) => 1 / (nth + 1) ** exponent)
}

function firstAbove(sums: Float64Array, value: number): number {
  let low = 0
  let high = sums.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sums[middle] ?? 0) > value) high = middle
    else low = middle + 1
  }
  return low
}
