import type { Scorer } from './scorer.ts'

/** What ranking needs of an encoder: a unit vector of a text, all zeros when nothing of it is known. */
export type TextEncoder = { dimensions: number; encode: (text: string) => Float32Array }

/** Vectors one after the other. */
export type VectorTable = { dimensions: number; count: number; values: Float32Array }

export function encodeAll({ dimensions, encode }: TextEncoder, texts: readonly string[]): VectorTable {
  const values = new Float32Array(texts.length * dimensions)
  texts.forEach((text, nth) => values.set(encode(text), nth * dimensions))
  return { dimensions, count: texts.length, values }
}

/** The product of a vector with every vector of a table. Four sums at once keep the processor busy. */
export function multiplyAll(query: Float32Array, { dimensions, count, values }: VectorTable): Float32Array {
  const products = new Float32Array(count)
  const whole = dimensions - (dimensions % 4)
  for (let nth = 0, from = 0; nth < count; nth++, from += dimensions) {
    let [a, b, c, d] = [0, 0, 0, 0]
    for (let at = 0; at < whole; at += 4) {
      a += query[at]! * values[from + at]!
      b += query[at + 1]! * values[from + at + 1]!
      c += query[at + 2]! * values[from + at + 2]!
      d += query[at + 3]! * values[from + at + 3]!
    }
    for (let at = whole; at < dimensions; at++) a += query[at]! * values[from + at]!
    products[nth] = a + b + c + d
  }
  return products
}

/** The cosine between the vectors of two texts. */
export function byMeaning(encoder: TextEncoder, texts: readonly string[]): Scorer {
  const table = encodeAll(encoder, texts)
  return (query) => multiplyAll(encoder.encode(query), table)
}
