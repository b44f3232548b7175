import type { Placed } from './metrics.ts'

/** Equal scores are put in an order that has nothing to do with the file's, so that none profits from how it was sorted. */
export function tieBreakers(ids: readonly string[]): Uint32Array {
  return Uint32Array.from(ids, (id) => {
    let hash = 2_166_136_261
    for (let at = 0; at < id.length; at++) hash = Math.imul(hash ^ id.charCodeAt(at), 16_777_619)
    hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507)
    return (hash ^ (hash >>> 13)) >>> 0
  })
}

/** Below 0 when document `a` comes before document `b`. */
function compare(scores: Float32Array, ties: Uint32Array, a: number, b: number): number {
  return (scores[b] ?? 0) - (scores[a] ?? 0) || (ties[a] ?? 0) - (ties[b] ?? 0) || a - b
}

/**
 * Where the relevant documents stand among all, in one walk over the scores: nothing is sorted but the relevant ones.
 */
export function placeRelevant(
  scores: Float32Array,
  ties: Uint32Array,
  relevant: readonly { document: number; grade: number }[],
): Placed[] {
  const ordered = relevant.toSorted((a, b) => compare(scores, ties, a.document, b.document))
  const before = new Uint32Array(ordered.length + 1)
  const worst = ordered.at(-1)
  if (!worst) return []
  const least = scores[worst.document] ?? 0
  for (let document = 0; document < scores.length; document++) {
    if ((scores[document] ?? 0) < least) continue
    let [low, high] = [0, ordered.length]
    while (low < high) {
      const middle = (low + high) >> 1
      const other = ordered[middle]
      if (other && compare(scores, ties, document, other.document) < 0) high = middle
      else low = middle + 1
    }
    before[low] = (before[low] ?? 0) + 1
  }
  let rank = 1
  return ordered.map(({ grade }, nth) => {
    rank += before[nth] ?? 0
    return { rank, grade }
  })
}

/** The first documents by score, best first. */
export function firstDocuments(scores: Float32Array, ties: Uint32Array, depth: number): number[] {
  const least = depth < scores.length ? (scores.toSorted()[scores.length - depth] ?? 0) : -Infinity
  const chosen: number[] = []
  scores.forEach((score, document) => {
    if (score >= least) chosen.push(document)
  })
  return chosen.toSorted((a, b) => compare(scores, ties, a, b)).slice(0, depth)
}
