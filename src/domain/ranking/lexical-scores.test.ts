import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gramsOf, gramTfIdf } from './gram-scores.ts'
import { rankingWords } from './ranking-words.ts'
import { indexWords } from './word-index.ts'
import { bm25, wordTfIdf } from './word-scores.ts'

const WORDS = [
  'nurse',
  'nurses',
  'ward',
  'night',
  'plumber',
  'gas',
  'Krankenpfleger',
  'pfleger',
  'C++',
  '护士长',
  '',
]
const text = fc.array(fc.constantFrom(...WORDS), { maxLength: 7 }).map((words) => words.join(' '))
const collection = fc.array(text, { minLength: 1, maxLength: 8 })

const count = (all: readonly string[], one: string) => all.filter((each) => each === one).length

/** The cosine of TF-IDF by its definition, document by document and with every term of the collection. */
function slowCosines(documents: readonly string[][], query: readonly string[]): number[] {
  const terms = [...new Set(documents.flat())]
  const weights = terms.map((term) => {
    const having = documents.filter((document) => document.includes(term)).length
    return Math.log((1 + documents.length) / (1 + having)) + 1
  })
  const vectorOf = (of: readonly string[]) => terms.map((term, nth) => count(of, term) * (weights[nth] ?? 0))
  const lengthOf = (vector: readonly number[]) => Math.hypot(...vector)
  const asked = vectorOf(query)
  return documents.map((document) => {
    const vector = vectorOf(document)
    const product = vector.reduce((sum, value, nth) => sum + value * (asked[nth] ?? 0), 0)
    return product === 0 ? 0 : product / lengthOf(vector) / lengthOf(asked)
  })
}

function slowBm25(documents: readonly string[][], query: readonly string[]): number[] {
  const mean = Math.max(1, documents.flat().length / documents.length)
  return documents.map((document) =>
    query.reduce((sum, term) => {
      const having = documents.filter((each) => each.includes(term)).length
      const rarity = Math.log(1 + (documents.length - having + 0.5) / (having + 0.5))
      const times = count(document, term)
      return sum + (rarity * times * 2.5) / (times + 1.5 * (0.25 + (0.75 * document.length) / mean))
    }, 0),
  )
}

/** How far the furthest score is from what it should be. */
function furthest(found: Float32Array, wanted: readonly number[]): number {
  return Math.max(...wanted.map((score, document) => Math.abs(score - (found[document] ?? Infinity))))
}

const gramsOfText = (words: string) => rankingWords(words).flatMap(gramsOf)

test('scores by words and by letters are those of their definitions', () => {
  fc.assert(
    fc.property(collection, text, (texts, query) => {
      const index = indexWords(texts)
      expect(
        furthest(wordTfIdf(index)(query), slowCosines(texts.map(rankingWords), rankingWords(query))),
      ).toBeLessThan(1e-4)
      expect(
        furthest(gramTfIdf(index)(query), slowCosines(texts.map(gramsOfText), gramsOfText(query))),
      ).toBeLessThan(1e-4)
      expect(
        furthest(bm25(index)(query), slowBm25(texts.map(rankingWords), rankingWords(query))),
      ).toBeLessThan(1e-4)
    }),
  )
})

test('asking twice answers the same', () => {
  const score = gramTfIdf(indexWords(['Krankenpfleger', 'Altenpflegerin']))
  expect(score('Pfleger')).toEqual(score('Pfleger'))
})

test.each([
  ['Senior nurses, C++ / C# (.NET)', ['senior', 'nurse', 'c++', 'c#', '.net']],
  ['Ingénieur à Łódź', ['ingenieur', 'a', 'lodz']],
  ['护士长', ['护士', '士长']],
  ['अध्यापक', ['अध्यापक']],
  ['', []],
])('the words of %s', (written, words) => {
  expect(rankingWords(written)).toEqual(words)
})

test('grams are of three to five letters with the ends marked', () => {
  expect(gramsOf('gas')).toEqual(['_ga', 'gas', 'as_', '_gas', 'gas_', '_gas_'])
  expect(gramsOf('é')).toEqual(['_é_'])
})
