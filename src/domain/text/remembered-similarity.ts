import { remembered } from './remembered.ts'

/** What makes a vector of a text: of length 1, or all zeros where it knows nothing of the text. */
export type TextEncoder = { encode: (text: string) => Float32Array }

/** Vectors that are kept: some 20 MB at most. */
const REMEMBERED = 10_000

/** The cosine of two texts by an encoder, each text encoded once. 0 where one of them means nothing to it. */
export function rememberedSimilarity(encoder: TextEncoder): (a: string, b: string) => number {
  const vectorOf = remembered<Float32Array>((text) => encoder.encode(text), REMEMBERED)
  return (a, b) => {
    const [left, right] = [vectorOf(a), vectorOf(b)]
    let sum = 0
    for (let at = 0; at < left.length; at += 1) sum += (left[at] as number) * (right[at] as number)
    return sum
  }
}
