/** The lowest heading there is. */
export const RANK_MAX = 6

/** The rank of the heading under which the server draws a text; who shows it under a lower one lowers its headings. */
export const DRAWN_UNDER = 2

/**
 * People write headings for a page of their own, and by their looks. Here the first begins right below the heading
 * that the text stands under, and none skips a rank, so that a screen reader's outline has no holes.
 * @example headingRanks([2, 5], 2) // [3, 4]
 */
export function headingRanks(written: number[], underHeading: number): number[] {
  const open: number[] = []
  return written.map((rank) => {
    while ((open.at(-1) ?? 0) >= rank) open.pop()
    open.push(rank)
    return Math.min(RANK_MAX, underHeading + open.length)
  })
}
