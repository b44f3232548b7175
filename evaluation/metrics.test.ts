import fc from 'fast-check'
import { expect, test } from 'vitest'
import { meanFigures, measureQuery } from './lib/metrics.ts'
import { firstDocuments, placeRelevant, tieBreakers } from './lib/places.ts'

/** Ranks 1, 3 and 12 of three relevant documents, the second twice as relevant. */
const found = measureQuery([
  { rank: 1, grade: 1 },
  { rank: 3, grade: 2 },
  { rank: 12, grade: 1 },
])

test('figures are those computed by hand', () => {
  expect(found.map).toBeCloseTo((1 / 1 + 2 / 3 + 3 / 12) / 3, 10)
  expect(found.mrr).toBe(1)
  expect(found.hit1).toBe(1)
  expect(found.ndcg10).toBeCloseTo((1 + 2 / 2) / (2 + 1 / Math.log2(3) + 1 / 2), 10)
  expect(found.recall).toEqual({ 5: 2 / 3, 10: 2 / 3, 50: 1, 100: 1 })
})

test('a first relevant document at the fourth rank is no hit', () => {
  const late = measureQuery([{ rank: 4, grade: 1 }])
  expect([late.map, late.mrr, late.hit1]).toEqual([0.25, 0.25, 0])
  expect(late.ndcg10).toBeCloseTo(1 / Math.log2(5), 10)
})

test('the mean is over queries, and none has no mean', () => {
  const late = measureQuery([{ rank: 4, grade: 1 }])
  expect(meanFigures([found, late])?.mrr).toBe((1 + 0.25) / 2)
  expect(meanFigures([])).toBeNull()
})

/** Sorts everything, walks down the list and adds up what the definitions say. */
function slowly(scores: readonly number[], ids: readonly string[], grades: readonly number[]) {
  const ties = tieBreakers(ids)
  const order = scores
    .map((_, document) => document)
    .toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || (ties[a] ?? 0) - (ties[b] ?? 0) || a - b)
  const relevant = grades.filter((grade) => grade > 0).length
  let [seen, precision, gain] = [0, 0, 0]
  order.forEach((document, before) => {
    const grade = grades[document] ?? 0
    if (grade > 0) {
      seen += 1
      precision += seen / (before + 1)
    }
    if (before < 10) gain += grade / Math.log2(before + 2)
  })
  const ideal = grades
    .toSorted((a, b) => b - a)
    .slice(0, 10)
    .reduce((sum, grade, before) => sum + grade / Math.log2(before + 2), 0)
  return { order, map: precision / relevant, ndcg10: gain / ideal }
}

test('figures without sorting are those of sorting everything, with any ties', () => {
  const document = fc.record({ score: fc.integer({ min: 0, max: 6 }), grade: fc.integer({ min: 0, max: 2 }) })
  fc.assert(
    fc.property(fc.array(document, { minLength: 1, maxLength: 60 }), (documents) => {
      fc.pre(documents.some(({ grade }) => grade > 0))
      const ids = documents.map((_, number) => `d${number}`)
      const scores = documents.map(({ score }) => score)
      const grades = documents.map(({ grade }) => grade)
      const relevant = grades.flatMap((grade, number) => (grade > 0 ? [{ document: number, grade }] : []))
      const ties = tieBreakers(ids)
      const figures = measureQuery(placeRelevant(Float32Array.from(scores), ties, relevant))
      const slow = slowly(scores, ids, grades)
      expect(figures.map).toBeCloseTo(slow.map, 9)
      expect(figures.ndcg10).toBeCloseTo(slow.ndcg10, 9)
      expect(firstDocuments(Float32Array.from(scores), ties, 5)).toEqual(slow.order.slice(0, 5))
    }),
  )
})
