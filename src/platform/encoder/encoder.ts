import { featureHash, gramHashes } from './feature-hash.ts'
import type { Model, Rows } from './read-model.ts'
import { textWords } from './text-words.ts'

export type Encoder = {
  version: string
  dimensions: number
  /** A unit vector; all zeros when nothing of the text is known. Never throws, whatever the text. */
  encode: (text: string) => Float32Array
}

const SMALLEST_LENGTH = 1e-9
const NUMBER_WEIGHT = 0.3

/** What is said twice says little more than what is said once. */
const timesSaid = (count: number) => 1 + Math.log(count)

function addRow(sum: Float64Array, levels: Float64Array, rows: Rows, row: number, factor: number): void {
  const scale = (rows.scales[row] ?? 0) * factor
  const bytes = sum.length / 2
  const start = row * bytes
  for (let at = 0; at < bytes; at += 1) {
    const pair = rows.codes[start + at] as number
    sum[2 * at] = (sum[2 * at] as number) + (levels[pair & 15] as number) * scale
    sum[2 * at + 1] = (sum[2 * at + 1] as number) + (levels[pair >> 4] as number) * scale
  }
}

function unit(sum: Float64Array): Float32Array {
  let squares = 0
  for (const element of sum) squares += element * element
  const length = Math.sqrt(squares)
  const vector = new Float32Array(sum.length)
  if (length > SMALLEST_LENGTH) sum.forEach((element, at) => (vector[at] = element / length))
  return vector
}

function countOf<Key>(keys: Iterable<Key>): Map<Key, number> {
  const counts = new Map<Key, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

/** The weighted sum of what the model knows of each word, of unknown words' pieces, and of words side by side. */
export function createEncoder(model: Model): Encoder {
  const levels = Float64Array.from(model.levels)

  function weightOf(word: string): number {
    const number = model.numbers.get(word)
    if (number !== undefined) return model.weights[number] ?? 0
    return /^[0-9]+$/.test(word) ? NUMBER_WEIGHT : 1
  }

  function addWord(sum: Float64Array, word: string, factor: number): void {
    const number = model.numbers.get(word)
    if (number !== undefined) return addRow(sum, levels, model.words, number, factor)
    const hashes = gramHashes(word)
    const share = factor / hashes.length ** model.gramPower
    for (const hash of hashes) addRow(sum, levels, model.grams, hash % model.grams.count, share)
  }

  function addPair(sum: Float64Array, pair: string, count: number): void {
    const [first = '', second = ''] = pair.split(' ')
    const weight = model.bigramWeight * Math.sqrt(weightOf(first) * weightOf(second))
    addRow(sum, levels, model.bigrams, featureHash(pair) % model.bigrams.count, weight * timesSaid(count))
  }

  function encode(text: string): Float32Array {
    const words = textWords(text)
    const sum = new Float64Array(model.dimensions)
    for (const [word, count] of countOf(words)) addWord(sum, word, weightOf(word) * timesSaid(count))
    const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`)
    for (const [pair, count] of countOf(pairs)) addPair(sum, pair, count)
    return unit(sum)
  }

  return { version: model.version, dimensions: model.dimensions, encode }
}
