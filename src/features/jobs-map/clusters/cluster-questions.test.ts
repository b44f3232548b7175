import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readQuestion, toParameters, type IndexQuestion } from './cluster-questions.ts'

const degrees = fc.double({ min: -720, max: 720, noNaN: true }).map((value) => value + 0)

test('what was written is read', () => {
  const look = fc.record({
    bounds: fc.tuple(degrees, degrees, degrees, degrees),
    zoom: fc.double({ min: 0, max: 16, noNaN: true }).map((value) => value + 0),
    listed: fc.integer({ min: 0, max: 500 }),
  })
  const question: fc.Arbitrary<IndexQuestion> = fc.oneof(
    fc.constant({ kind: 'summary' as const }),
    look.map((asked) => ({ kind: 'look' as const, look: asked })),
    fc.record({ kind: fc.constantFrom('opening', 'jobsOf'), clusterId: fc.nat() }),
  )
  fc.assert(
    fc.property(question, (asked) => {
      expect(JSON.stringify(readQuestion(toParameters(asked)))).toBe(JSON.stringify(asked))
    }),
  )
})

test.each<Record<string, string>>([
  {},
  { ask: 'everything' },
  { ask: 'jobsOf' },
  { ask: 'jobsOf', cluster: '-1' },
  { ask: 'look', bounds: '1,2,3', zoom: '4', listed: '5' },
  { ask: 'look', bounds: '1,2,3,x', zoom: '4', listed: '5' },
  { ask: 'look', bounds: '1,2,3,4', zoom: '', listed: '5' },
  { ask: 'look', bounds: '1,2,3,4', zoom: '4', listed: '1.5' },
])('%j is no question', (parameters) => {
  expect(readQuestion(parameters)).toBeNull()
})
