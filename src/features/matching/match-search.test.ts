import { expect, test } from 'vitest'
import { toMatchSearch } from './match-search.ts'

test('the address keeps tab, order and the chosen candidate', () => {
  const search = { tab: 'matched', sort: 'waiting', candidate: 'abc' }
  expect(toMatchSearch(search)).toEqual(search)
})

test('defaults and unknown values leave no trace in the address', () => {
  expect(toMatchSearch({ tab: 'liked', sort: 'fit', candidate: '' })).toEqual({})
  expect(toMatchSearch({ tab: 'everybody', sort: ['fit'], candidate: 7, utm: 'x' })).toEqual({})
})
