import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  asksForPay,
  asksPayBackwards,
  JOB_FILTER_KEYS,
  parseJobFilters,
  toJobCriteria,
} from './job-filters.ts'

test('the nine parameters stay strings, numeric-looking ones too', { tags: ['R037'] }, () => {
  const search = Object.fromEntries(JOB_FILTER_KEYS.map((key) => [key, '30000']))
  expect(parseJobFilters(search)).toEqual(search)
  expect(JOB_FILTER_KEYS).toHaveLength(9)
})

test('absent and empty parameters are undefined, unknown ones are dropped', { tags: ['R037'] }, () => {
  const filters = parseJobFilters({ search: '', sector: '  ', page: '2', __proto__: 'x' })
  expect(filters).toEqual({})
  expect(filters.minSalary).toBeUndefined()
})

test('a number that a link was built with becomes text; anything else is ignored', () => {
  expect(parseJobFilters({ minSalary: 30_000, jobType: ['FullTime'], sector: {}, search: null })).toEqual({
    minSalary: '30000',
  })
})

test('a comma list means any of them', { tags: ['2.1b'] }, () => {
  const criteria = toJobCriteria({ jobType: 'FullTime, PartTime', workLocation: 'Remote' })
  expect(criteria.jobTypes).toEqual(['FullTime', 'PartTime'])
  expect(criteria.workLocations).toEqual(['Remote'])
})

test('unknown codes are ignored beside known ones, and a filter of unknown codes alone is no filter', () => {
  expect(toJobCriteria({ sector: 'Retail,Piracy' }).sectors).toEqual(['Retail'])
  expect(toJobCriteria({ sector: 'Piracy' }).sectors).toEqual([])
  expect(toJobCriteria({ educationLevel: 'bachelor' }).educationLevel).toBeNull()
})

test.each(['-1', '1e3', '30000.5', 'abc', '0x10', '99999999999', '٣', ''])('%j is no salary', (minSalary) => {
  expect(toJobCriteria({ minSalary }).minSalary).toBeNull()
})

test.each([
  ['0', 0],
  ['30000', 30_000],
  [' 7 ', 7],
])('%j is read as %j', (experienceYears, expected) => {
  expect(toJobCriteria({ experienceYears }).experienceYears).toBe(expected)
})

test('without parameters nothing is filtered', () => {
  expect(toJobCriteria({})).toEqual({
    search: null,
    jobTypes: [],
    jobDurations: [],
    sectors: [],
    workLocations: [],
    minSalary: null,
    maxSalary: null,
    experienceYears: null,
    educationLevel: null,
  })
})

test('no address can make reading fail', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...JOB_FILTER_KEYS, 'other'), fc.anything()), (search) => {
      const filters = parseJobFilters(search)
      expect(Object.values(filters).every((value) => typeof value === 'string')).toBe(true)
      expect(() => toJobCriteria(filters)).not.toThrow()
    }),
  )
})

test.each<[string, string, boolean]>([
  ['50000', '40000', true],
  ['9000', '10000', false],
  ['40000', '40000', false],
  ['50000', 'little', false],
  ['50000', '', false],
])('pay from %j to %j is asked for backwards: %s', (minSalary, maxSalary, expected) => {
  expect(asksPayBackwards({ minSalary, maxSalary })).toBe(expected)
})

test.each([
  [{ minSalary: '40000' }, true],
  [{ maxSalary: '0' }, true],
  [{ minSalary: 'much' }, false],
  [{ search: 'nurse' }, false],
])('%j asks for pay: %j', (filters, expected) => {
  expect(asksForPay(toJobCriteria(filters))).toBe(expected)
})
