import type { TextEncoder } from '#/domain/ranking/text-vectors.ts'

/** A short text is read as quickly as it is looked up. */
const WORTH_KEEPING = 200
const MOST_KEPT = 50_000

/** Reads every long text once, though several systems ask for it; those of which the vectors are `kept` already, never. */
export function rememberVectors(
  { dimensions, encode }: TextEncoder,
  kept = new Map<string, Float32Array>(),
): TextEncoder {
  return {
    dimensions,
    encode(text) {
      if (text.length < WORTH_KEEPING) return encode(text)
      const known = kept.get(text)
      if (known) return known
      const vector = encode(text)
      if (kept.size < MOST_KEPT) kept.set(text, vector)
      return vector
    },
  }
}
