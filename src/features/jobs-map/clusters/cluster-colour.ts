/** From here on a cluster can stand out at all. */
const USUAL_COUNT = 10

export type ClusterColour = 'red' | 'blue'

/** The mean of counts; 0 of none. */
export function meanCount(counts: readonly number[]): number {
  return counts.length === 0 ? 0 : counts.reduce((sum, count) => sum + count, 0) / counts.length
}

/**
 * Red where there are many more jobs than usual: more than ten, and more than the mean of the clusters shown.
 *
 * @example clusterColour(11, 3) // 'red'
 */
export function clusterColour(count: number, mean: number): ClusterColour {
  return count > Math.max(USUAL_COUNT, mean) ? 'red' : 'blue'
}
