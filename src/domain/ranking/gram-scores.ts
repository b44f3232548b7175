import { rankingWords } from './ranking-words.ts'
import type { Scorer } from './scorer.ts'
import { countRows, numberedBy, transpose, type Counts, type WordIndex } from './word-index.ts'
import { inverseLengths, smoothRarity } from './word-scores.ts'

const SHORTEST = 3
const LONGEST = 5

/** Every three to five neighbouring letters of a word whose ends are marked; of a shorter one all of it. */
export function gramsOf(word: string): string[] {
  const marked = `_${word}_`
  const grams: string[] = marked.length < SHORTEST ? [marked] : []
  for (let length = SHORTEST; length <= Math.min(LONGEST, marked.length); length++) {
    for (let from = 0; from + length <= marked.length; from++) grams.push(marked.slice(from, from + length))
  }
  return grams
}

/** In how many documents each gram stands. */
function countDocuments({ documents, byWord }: WordIndex, byGram: Counts): Uint32Array {
  const having = new Uint32Array(byGram.start.length - 1)
  const seenFor = new Int32Array(documents).fill(-1)
  for (let gram = 0; gram < having.length; gram++) {
    for (let nth = byGram.start[gram] ?? 0; nth < (byGram.start[gram + 1] ?? 0); nth++) {
      const word = byGram.column[nth] ?? 0
      for (let at = byWord.start[word] ?? 0; at < (byWord.start[word + 1] ?? 0); at++) {
        const document = byWord.column[at] ?? 0
        if (seenFor[document] === gram) continue
        seenFor[document] = gram
        having[gram] = (having[gram] ?? 0) + 1
      }
    }
  }
  return having
}

/** How long the weighed grams of every document are, as one over it. */
function measureDocuments({ documents, byDocument }: WordIndex, ofWord: Counts, rarity: Float32Array) {
  const sums = new Float64Array(documents)
  const weights = new Float64Array(rarity.length)
  for (let document = 0; document < documents; document++) {
    const touched: number[] = []
    for (let at = byDocument.start[document] ?? 0; at < (byDocument.start[document + 1] ?? 0); at++) {
      const word = byDocument.column[at] ?? 0
      const count = byDocument.count[at] ?? 0
      for (let nth = ofWord.start[word] ?? 0; nth < (ofWord.start[word + 1] ?? 0); nth++) {
        const gram = ofWord.column[nth] ?? 0
        const before = weights[gram] ?? 0
        if (before === 0) touched.push(gram)
        weights[gram] = before + count * (ofWord.count[nth] ?? 0)
      }
    }
    for (const gram of touched) {
      sums[document] = (sums[document] ?? 0) + ((weights[gram] ?? 0) * (rarity[gram] ?? 0)) ** 2
      weights[gram] = 0
    }
  }
  return inverseLengths(sums)
}

/**
 * The cosine between counts of grams, each weighed by its rarity: finds compounds, endings and slips. Grams are kept
 * for each word and not for each document: a document's product is the sum of its words' products.
 */
export function gramTfIdf(index: WordIndex): Scorer {
  const { documents, words, byWord } = index
  const grams = new Map<string, number>()
  const numberOf = numberedBy(grams)
  const ofWord = countRows(Array.from(words.keys(), (word) => gramsOf(word).map(numberOf)))
  const byGram = transpose(ofWord, grams.size)
  const rarity = Float32Array.from(countDocuments(index, byGram), (having) => smoothRarity(having, documents))
  const lengths = measureDocuments(index, ofWord, rarity)
  const ofWords = new Float32Array(words.size)

  /** Adds up what each word of the collection has in common with the query. */
  function weighWords(query: string): { touched: number[]; length: number } {
    const counts = new Map<number, number>()
    for (const gram of rankingWords(query).flatMap(gramsOf)) {
      const number = grams.get(gram)
      if (number !== undefined) counts.set(number, (counts.get(number) ?? 0) + 1)
    }
    const touched: number[] = []
    let sum = 0
    for (const [gram, count] of counts) {
      const weight = rarity[gram] ?? 0
      sum += (count * weight) ** 2
      for (let nth = byGram.start[gram] ?? 0; nth < (byGram.start[gram + 1] ?? 0); nth++) {
        const word = byGram.column[nth] ?? 0
        const before = ofWords[word] ?? 0
        if (before === 0) touched.push(word)
        ofWords[word] = before + count * weight * weight * (byGram.count[nth] ?? 0)
      }
    }
    return { touched, length: sum > 0 ? 1 / Math.sqrt(sum) : 0 }
  }

  return (query) => {
    const scores = new Float32Array(documents)
    const { touched, length } = weighWords(query)
    for (const word of touched) {
      const product = (ofWords[word] ?? 0) * length
      ofWords[word] = 0
      for (let at = byWord.start[word] ?? 0; at < (byWord.start[word + 1] ?? 0); at++) {
        const document = byWord.column[at] ?? 0
        scores[document] = (scores[document] ?? 0) + product * (byWord.count[at] ?? 0)
      }
    }
    return scores.map((score, document) => score * (lengths[document] ?? 0))
  }
}
