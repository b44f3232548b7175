import { LRUCache } from 'lru-cache'
import type { Encoder } from './encoder.ts'

/** Titles and skills repeat; so many vectors of some kilobyte are remembered. */
const REMEMBERED_MAX = 20_000

/** The cosine of two short texts, from -1 to 1; 0 where one says nothing. The same for the same texts, whenever asked. */
export function createSimilarity(encoder: Encoder): (a: string, b: string) => number {
  const vectors = new LRUCache<string, Float32Array>({ max: REMEMBERED_MAX })
  const vectorOf = (text: string) => {
    const known = vectors.get(text)
    if (known) return known
    const made = encoder.encode(text)
    vectors.set(text, made)
    return made
  }
  return (a, b) => {
    const [left, right] = [vectorOf(a), vectorOf(b)]
    return left.reduce((sum, value, at) => sum + value * (right[at] ?? 0), 0)
  }
}
