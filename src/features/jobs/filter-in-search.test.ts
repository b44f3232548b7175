import { expect, test } from 'vitest'
import { filterInSearch, type NamedFilter } from './filter-in-search.ts'

const NAMED: NamedFilter[] = [
  { key: 'jobType', value: 'PartTime', label: 'Part time' },
  { key: 'workLocation', value: 'Hybrid', label: 'Hybrid' },
]

test.each([
  ['hybrid', 'Hybrid', ''],
  ['Nurse  HYBRID bristol', 'Hybrid', 'nurse bristol'],
  ['part time nurse', 'PartTime', 'nurse'],
  ['nurse part-time', 'PartTime', 'nurse'],
  ['"part time" nurse', 'PartTime', 'nurse'],
  ['hybrid part time', 'PartTime', 'hybrid'],
  ['-"night hybrid" hybrid', 'Hybrid', '-"night hybrid"'],
])('%j asks for %s, and for %j', (search, value, rest) => {
  expect(filterInSearch(search, NAMED)).toMatchObject({ value, rest })
})

test.each([
  'nurse',
  '',
  'part nurse time',
  '-hybrid nurse',
  'nurse –hybrid',
  'hybrids',
  '-"night hybrid" nurse',
  '"nurse part time" bristol',
  'nurse or hybrid bristol',
])('%j names no filter', (search) => {
  expect(filterInSearch(search, NAMED)).toBeNull()
})
