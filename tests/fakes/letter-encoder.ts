import type { TextEncoder } from '#/domain/ranking/text-vectors.ts'

const DIMENSIONS = 26

/** How often a text has each letter of the alphabet: nonsense as meaning, but always the same. */
export const letterEncoder: TextEncoder = {
  dimensions: DIMENSIONS,
  encode: (text) => {
    const counts = new Float32Array(DIMENSIONS)
    for (const letter of text.toLowerCase().match(/[a-z]/g) ?? []) counts[letter.charCodeAt(0) - 97]! += 1
    const length = Math.hypot(...counts)
    return length > 0 ? counts.map((count) => count / length) : counts
  },
}
