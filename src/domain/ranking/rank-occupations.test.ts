import { expect, test } from 'vitest'
import { letterEncoder as encoder } from '#tests/fakes/letter-encoder.ts'
import { occupationRanker } from './rank-occupations.ts'

const OCCUPATIONS = [
  { id: 1, title: 'Nurse', otherTitles: ['Registered nurse', 'RGN'] },
  { id: 2, title: 'Plumber', otherTitles: ['Gas fitter'] },
  { id: 3, title: 'Child minder', otherTitles: ['Nanny'] },
  { id: 4, title: 'Quarryman', otherTitles: [] },
]

test('a title is given the occupations it is nearest to, none with more than half a weight', () => {
  const rank = occupationRanker(OCCUPATIONS, encoder)
  const [first, ...others] = rank('children minders')
  expect(first?.occupationId).toBe(3)
  expect(first?.weight).toBeLessThanOrEqual(0.5)
  expect(others.length).toBeLessThanOrEqual(2)
  for (const { weight } of others) expect(weight).toBeLessThanOrEqual(first?.weight ?? 0)
})

test('names are read when the first title comes, and once', () => {
  let read = 0
  const rank = occupationRanker(OCCUPATIONS, {
    ...encoder,
    encode(text) {
      read += 1
      return encoder.encode(text)
    },
  })
  expect(read).toBe(0)
  rank('nurse')
  expect(read).toBe(9)
  rank('plumber')
  expect(read).toBe(10)
})

test.each(['', ' \n', '\uD800', '()'.repeat(10_000)])('nothing is suggested for %j', (title) => {
  expect(occupationRanker(OCCUPATIONS, encoder)(title)).toEqual([])
})
