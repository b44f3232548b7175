import { expect, test } from 'vitest'
import { matchCountries } from './match-countries.ts'

test.each([
  ['gb', 'GB'],
  ['uk', 'GB'],
  ['united k', 'GB'],
  ['royaume uni', 'GB'],
  ['usa', 'US'],
  ['etats unis', 'US'],
  ['allemagne', 'DE'],
  ['germany', 'DE'],
  ['cote divoire', 'CI'],
  ['holland', 'NL'],
])('%j can mean %s', (key, code) => {
  expect(matchCountries(key)).toContain(code)
})

test('a word that names no country means none, and one letter too many', () => {
  expect(matchCountries('texas')).toEqual([])
  expect(matchCountries('g')).toEqual([])
  expect(matchCountries('')).toEqual([])
})
