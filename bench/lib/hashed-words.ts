import { featureHash, gramHashes } from '#/platform/encoder/feature-hash.ts'
import { textWords } from '#/platform/encoder/text-words.ts'

/** As many numbers as the classical hashing of features takes. */
const BUCKETS = 2 ** 15

/** The baseline: words and pieces of words, counted in hashed places and brought to the length 1. Nothing is learned. */
export function hashWords(text: string): Map<number, number> {
  const counts = new Map<number, number>()
  const count = (hash: number) => counts.set(hash % BUCKETS, (counts.get(hash % BUCKETS) ?? 0) + 1)
  for (const word of textWords(text)) {
    count(featureHash(word))
    gramHashes(word).forEach(count)
  }
  const length = Math.hypot(...counts.values())
  counts.forEach((times, place) => counts.set(place, times / length))
  return counts
}
