import { isLong } from './tries.ts'

/**
 * A long list whole in the long run alone; otherwise so many from all over it, two at least: the first and the last among
 * them.
 */
export function spread<Item>(all: readonly Item[], most: number): readonly Item[] {
  if (isLong || all.length <= most) return all
  const step = (all.length - 1) / (most - 1)
  const places = new Set(Array.from({ length: most }, (_, nth) => Math.round(nth * step)))
  return all.filter((_, place) => places.has(place))
}
