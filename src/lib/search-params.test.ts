import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './search-params.ts'

test('a value that looks like a number stays a string', () => {
  expect(parseSearch('?minSalary=30000&search=007')).toEqual({ minSalary: '30000', search: '007' })
})

test('absent parameters are absent, and an empty search has none', () => {
  expect(parseSearch('')).toEqual({})
  expect(parseSearch('?search=nurse')).not.toHaveProperty('sector')
})

test('what was written is read back, accents, ampersands and plus signs included', () => {
  const search = { search: 'C++ & café "à la carte"', sector: 'Retail,Sales' }
  expect(parseSearch(stringifySearch(search))).toEqual(search)
})

test('empty and absent values leave no trace in the address', () => {
  expect(stringifySearch({ search: '', sector: undefined, jobType: null })).toBe('')
  expect(stringifySearch({ search: 'x', sector: '' })).toBe('?search=x')
})
