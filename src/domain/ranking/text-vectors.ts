import type { Scorer } from './scorer.ts'

/** What ranking needs of an encoder: a unit vector of a text, all zeros when nothing of it is known. */
export type TextEncoder = { dimensions: number; encode: (text: string) => Float32Array }

/** Vectors one after the other. */
export type VectorTable = { dimensions: number; count: number; values: Float32Array }

export function toTable(dimensions: number, vectors: readonly Float32Array[]): VectorTable {
  const values = new Float32Array(vectors.length * dimensions)
  vectors.forEach((vector, nth) => values.set(vector, nth * dimensions))
  return { dimensions, count: vectors.length, values }
}

export function encodeAll({ dimensions, encode }: TextEncoder, texts: readonly string[]): VectorTable {
  const values = new Float32Array(texts.length * dimensions)
  texts.forEach((text, nth) => values.set(encode(text), nth * dimensions))
  return { dimensions, count: texts.length, values }
}

export function vectorAt({ dimensions, values }: VectorTable, nth: number): Float32Array {
  return values.subarray(nth * dimensions, (nth + 1) * dimensions)
}

/** The product of two vectors. Four sums at once keep the processor busy. */
export function multiply(a: Float32Array, b: Float32Array, from = 0): number {
  const whole = a.length - (a.length % 4)
  let [first, second, third, fourth] = [0, 0, 0, 0]
  for (let at = 0; at < whole; at += 4) {
    first += a[at]! * b[from + at]!
    second += a[at + 1]! * b[from + at + 1]!
    third += a[at + 2]! * b[from + at + 2]!
    fourth += a[at + 3]! * b[from + at + 3]!
  }
  for (let at = whole; at < a.length; at++) first += a[at]! * b[from + at]!
  return first + second + third + fourth
}

/** The product of a vector with every vector of a table. */
export function multiplyAll(query: Float32Array, { dimensions, count, values }: VectorTable): Float32Array {
  const products = new Float32Array(count)
  for (let nth = 0; nth < count; nth++) products[nth] = multiply(query, values, nth * dimensions)
  return products
}

/** The weighted sum of vectors, made one long; all zeros when nothing is left. */
export function blend(parts: readonly (readonly [weight: number, vector: Float32Array])[]): Float32Array {
  const total = new Float32Array(parts[0]?.[1].length ?? 0)
  for (const [weight, vector] of parts) vector.forEach((value, at) => (total[at]! += weight * value))
  const length = Math.sqrt(multiply(total, total))
  return length > 1e-9 ? total.map((value) => value / length) : total
}

/** The cosine between the vectors of two texts. */
export function byMeaning(encoder: TextEncoder, texts: readonly string[]): Scorer {
  const table = encodeAll(encoder, texts)
  return (query) => multiplyAll(encoder.encode(query), table)
}
