import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'
import { indexNearWords } from './near-words.ts'

const WORDS = ['kubernetes', 'python', 'scala', 'excel', 'spring', 'javascript', 'photography', 'rust', 'sas']
const findNear = indexNearWords(WORDS)

test.each([
  ['kuberntes', ['kubernetes']],
  ['kubernates', ['kubernetes']],
  ['pyhton', ['python']],
  ['pythen', ['python']],
  ['excell', ['excel']],
  ['fotography', []],
  ['photograhpy', ['photography']],
  ['javasrcipt', ['javascript']],
])('%j may mean %j', (typed, meant) => {
  expect(findNear(typed).map(({ word }) => word)).toEqual(meant)
})

test.each(['rast', 'sass', 'scale', 'string', 'python', '', 'x'.repeat(100_000)])(
  '%j means nothing else',
  (typed) => {
    expect(findNear(typed)).toEqual([])
  },
)

test('the nearest comes first', () => {
  expect(indexNearWords(['management', 'managements'])('managment')).toEqual([
    { word: 'management', slips: 1 },
    { word: 'managements', slips: 2 },
  ])
})

test('whatever is found is near, and one left-out letter of a long word is always found', () => {
  const word = fc.constantFrom(...WORDS.filter(({ length }) => length >= 9))
  fc.assert(
    fc.property(word, fc.nat({ max: 9 }), (meant, at) => {
      const typed = meant.slice(0, 1 + at) + meant.slice(2 + at)
      const found = findNear(typed)
      if (typed !== meant) expect(found.map(({ word: near }) => near)).toContain(meant)
      for (const { word: near, slips } of found) expect(editDistance(typed, near, 2)).toBe(slips)
    }),
  )
})
