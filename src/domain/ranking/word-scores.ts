import type { Scorer } from './scorer.ts'
import { countKnownWords, type WordIndex } from './word-index.ts'

const SATURATION = 1.5
const LENGTH_SHARE = 0.75

/** In how many documents a word stands. */
const documentsWith = ({ byWord }: WordIndex, word: number) =>
  (byWord.start[word + 1] ?? 0) - (byWord.start[word] ?? 0)

/** How much it says that a text has something that `having` of `all` documents have: never 0, so that all can be found. */
export const smoothRarity = (having: number, all: number) => Math.log((1 + all) / (1 + having)) + 1

/** Okapi BM25: rare words count more, repetition ever less, long documents are no better for being long. */
export function bm25(index: WordIndex): Scorer {
  const { documents, byWord, lengths } = index
  const mean = Math.max(1, lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, documents))
  const damping = Float32Array.from(
    lengths,
    (length) => SATURATION * (1 - LENGTH_SHARE + (LENGTH_SHARE * length) / mean),
  )
  return (query) => {
    const scores = new Float32Array(documents)
    for (const [word, times] of countKnownWords(index, query)) {
      const having = documentsWith(index, word)
      const rarity = times * Math.log(1 + (documents - having + 0.5) / (having + 0.5)) * (SATURATION + 1)
      for (let at = byWord.start[word] ?? 0; at < (byWord.start[word + 1] ?? 0); at++) {
        const document = byWord.column[at] ?? 0
        const count = byWord.count[at] ?? 0
        scores[document] = (scores[document] ?? 0) + (rarity * count) / (count + (damping[document] ?? 1))
      }
    }
    return scores
  }
}

/** One over the length of every row of weighed counts, 0 for a row without any. */
export function inverseLengths(sums: Float64Array): Float32Array {
  return Float32Array.from(sums, (sum) => (sum > 0 ? 1 / Math.sqrt(sum) : 0))
}

/** The cosine between counts of words, each weighed by its rarity. */
export function wordTfIdf(index: WordIndex): Scorer {
  const { documents, words, byWord } = index
  const rarity = Float32Array.from({ length: words.size }, (_, word) =>
    smoothRarity(documentsWith(index, word), documents),
  )
  const sums = new Float64Array(documents)
  rarity.forEach((weight, word) => {
    for (let at = byWord.start[word] ?? 0; at < (byWord.start[word + 1] ?? 0); at++) {
      const document = byWord.column[at] ?? 0
      sums[document] = (sums[document] ?? 0) + ((byWord.count[at] ?? 0) * weight) ** 2
    }
  })
  const lengths = inverseLengths(sums)
  return (query) => {
    const scores = new Float32Array(documents)
    let sum = 0
    for (const [word, times] of countKnownWords(index, query)) {
      const weight = rarity[word] ?? 0
      sum += (times * weight) ** 2
      for (let at = byWord.start[word] ?? 0; at < (byWord.start[word + 1] ?? 0); at++) {
        const document = byWord.column[at] ?? 0
        scores[document] = (scores[document] ?? 0) + times * weight * weight * (byWord.count[at] ?? 0)
      }
    }
    const length = sum > 0 ? 1 / Math.sqrt(sum) : 0
    return scores.map((score, document) => score * length * (lengths[document] ?? 0))
  }
}
