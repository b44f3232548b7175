/** The share of the best `most` that were found; of equals it does not matter which. */
export function recallAt(most: number, found: readonly number[], all: readonly number[]): number {
  const best = all.toSorted((a, b) => b - a).slice(0, most)
  const least = best.at(-1)
  if (least === undefined) return 1
  return Math.min(best.length, found.filter((score) => score >= least).length) / best.length
}

const discounted = (grades: readonly number[]) =>
  grades.reduce((sum, grade, place) => sum + grade / Math.log2(place + 2), 0)

/** How good the first `most` of a ranking are beside the best ranking there is, by grades; null where nothing is relevant. */
export function ndcgAt(most: number, ranked: readonly number[], all: readonly number[]): number | null {
  const best = discounted(all.toSorted((a, b) => b - a).slice(0, most))
  return best === 0 ? null : discounted(ranked.slice(0, most)) / best
}

export const meanOf = (values: readonly (number | null)[]): number => {
  const known = values.filter((value) => value !== null)
  return known.reduce((sum, value) => sum + value, 0) / known.length
}
