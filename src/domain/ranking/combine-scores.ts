/** Scores with the mean taken off and in units of how far they spread; all 0 where they are all alike. */
export function zScores(scores: Float32Array): Float32Array {
  const count = Math.max(1, scores.length)
  let [sum, squares] = [0, 0]
  for (let nth = 0; nth < scores.length; nth++) sum += scores[nth]!
  const mean = sum / count
  for (let nth = 0; nth < scores.length; nth++) squares += (scores[nth]! - mean) ** 2
  const spread = Math.sqrt(squares / count)
  const scaled = new Float32Array(scores.length)
  if (spread < 1e-9) return scaled
  for (let nth = 0; nth < scores.length; nth++) scaled[nth] = (scores[nth]! - mean) / spread
  return scaled
}

/** The weighted sum of scores of the same documents. */
export function addScores(parts: readonly (readonly [weight: number, scores: Float32Array])[]): Float32Array {
  const total = new Float32Array(parts[0]?.[1].length ?? 0)
  for (const [weight, scores] of parts) {
    for (let nth = 0; nth < total.length; nth++) total[nth]! += weight * scores[nth]!
  }
  return total
}

/**
 * Adds to the scores of those that were looked at again, and to all others as much as to the last of these: nobody gains
 * by not being looked at.
 */
export function addAgain(scores: Float32Array, found: readonly number[], again: Float32Array): Float32Array {
  const least = again.reduce((lowest, score) => Math.min(lowest, score), 0)
  const total = scores.map((score) => score + least)
  found.forEach((number, nth) => (total[number]! += again[nth]! - least))
  return total
}

/** Of several scores for each group the best. */
export function bestOfGroups(scores: Float32Array, groupOf: Uint32Array, groups: number): Float32Array {
  const best = new Float32Array(groups).fill(-1)
  scores.forEach((score, nth) => {
    const group = groupOf[nth] ?? 0
    if (score > (best[group] ?? 0)) best[group] = score
  })
  return best
}

/** The numbers of the highest scores, best first. */
export function bestNumbers(scores: Float32Array, count: number): number[] {
  if (count <= 0) return []
  const least = count < scores.length ? (scores.toSorted()[scores.length - count] ?? 0) : -Infinity
  const numbers: number[] = []
  scores.forEach((score, number) => {
    if (score >= least) numbers.push(number)
  })
  return numbers.toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b).slice(0, count)
}
