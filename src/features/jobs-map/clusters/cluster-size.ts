const SIZES: readonly [countMin: number, sizePx: number][] = [
  [50, 52],
  [20, 44],
  [10, 40],
]
const SMALLEST_PX = 32
/** A number of four digits needs the room of the largest. */
const LARGEST_PX = 52

/** How large a cluster is drawn, in pixels. */
export function clusterSize(count: number): number {
  return count >= 1_000 ? LARGEST_PX : (SIZES.find(([min]) => count >= min)?.[1] ?? SMALLEST_PX)
}
