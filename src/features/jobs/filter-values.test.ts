import { expect, test } from 'vitest'
import { parseJobCursor, toJobCursor } from '#/domain/job/job-position.ts'
import { activeFilters, pickFilters, readList, withFilters } from './filter-values.ts'
import { parseJobsSearch } from './jobs-search.ts'

test('changing one filter leaves the others as they are', () => {
  const filters = { search: 'nurse', sector: 'Legal', minSalary: '30000' }
  expect(withFilters(filters, { sector: 'Retail' })).toEqual({ ...filters, sector: 'Retail' })
  expect(withFilters(filters, { search: undefined })).toEqual({ sector: 'Legal', minSalary: '30000' })
  expect(withFilters(filters, { search: '' })).toEqual({ sector: 'Legal', minSalary: '30000' })
})

test('a changed filter begins at the first page, with no job picked', () => {
  const search = parseJobsSearch({ sector: 'Legal', cursor: '1-1', job: 'a' })
  expect(search).toEqual({ sector: 'Legal', cursor: '1-1', job: 'a' })
  expect(pickFilters(search)).toEqual({ sector: 'Legal' })
})

test('numbers of the address stay text', () => {
  expect(parseJobsSearch({ minSalary: '030', experienceYears: '6' })).toEqual({
    minSalary: '030',
    experienceYears: '6',
  })
})

test('what the address does not know is left out', () => {
  expect(parseJobsSearch({ page: '2', job: '', cursor: ['1'], search: '  ' })).toEqual({})
  expect(parseJobsSearch({ job: 'x'.repeat(101) })).toEqual({})
})

test('filters are counted once each', () => {
  expect(activeFilters({ sector: 'Legal,Retail', search: 'a', jobType: '' })).toEqual(['search', 'sector'])
})

test('a list keeps known codes in their own order', () => {
  expect(readList('Remote, OnSite,Moon', ['OnSite', 'Hybrid', 'Remote'])).toEqual(['OnSite', 'Remote'])
  expect(readList(undefined, ['OnSite'])).toEqual([])
})

test('a cursor reads back as it was written', () => {
  const position = { key: 1_763_700_000_123, number: 42 }
  expect(parseJobCursor(toJobCursor(position))).toEqual(position)
  expect(parseJobCursor('1763700000123')).toBeNull()
})
