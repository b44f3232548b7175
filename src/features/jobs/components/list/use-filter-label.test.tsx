import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { JobFilterKey, JobFilters } from '#/domain/job/job-filters.ts'
import type { Currency } from '#/domain/money/currency.ts'
import { TextsProvider } from '#/i18n/texts-provider.tsx'
import type { FilterField } from './filter-field.ts'
import { useFieldLabel, useFilterLabel } from './use-filter-label.ts'

const wrapper = ({ children }: { children: React.ReactNode }) => (
  <TextsProvider language="en">{children}</TextsProvider>
)
const labelOf = (key: JobFilterKey, filters: JobFilters, currency: Currency = 'GBP') =>
  renderHook(() => useFilterLabel(currency), { wrapper }).result.current(key, filters)
const fieldLabel = (field: FilterField | 'search', filters: JobFilters, currency: Currency = 'GBP') =>
  renderHook(() => useFieldLabel(currency), { wrapper }).result.current(field, filters)

test.each<[JobFilterKey, string, string]>([
  ['search', 'night nurse', '“night nurse”'],
  ['jobType', 'PartTime', 'Part time'],
  ['jobType', 'PartTime,Flexible,Internship', 'Part time +2'],
  ['jobDuration', 'FixedTerm', 'Fixed term'],
  ['sector', 'Legal,Science', 'Legal +1'],
  ['workLocation', 'OnSite', 'On site'],
  ['minSalary', '30000', '£30,000 and up'],
  ['maxSalary', '50000', 'Up to £50,000'],
  ['experienceYears', '0', 'No experience'],
  ['experienceYears', '1', '1 year’s experience'],
  ['experienceYears', '5', '5 years’ experience'],
  ['educationLevel', 'Bachelor', 'Up to Bachelor'],
])('%s=%s reads %j', (key, value, label) => {
  expect(labelOf(key, { [key]: value })).toBe(label)
})

test.each<[JobFilterKey, string]>([
  ['jobType', 'FullTimeish'],
  ['minSalary', '-5'],
  ['minSalary', '1e9'],
  ['experienceYears', 'many'],
  ['educationLevel', 'Guru'],
])('%s=%s means nothing and says so', (key, value) => {
  expect(labelOf(key, { [key]: value })).toBe(`${value}: unknown`)
})

test('a search that has quotes of its own gets no others', () => {
  expect(labelOf('search', { search: '"night shift" -agency' })).toBe('"night shift" -agency')
})

test('known codes beside unknown ones are the ones that count', () => {
  expect(labelOf('jobType', { jobType: 'Nonsense,PartTime' })).toBe('Part time')
})

test.each<[JobFilters, string | null]>([
  [{}, null],
  [{ minSalary: '30000' }, '£30,000 and up'],
  [{ maxSalary: '50000' }, 'Up to £50,000'],
  [{ minSalary: '30000', maxSalary: '50000' }, '£30,000–50,000'],
  [{ minSalary: '30000', maxSalary: '30000' }, '£30,000'],
  [{ minSalary: 'lots', maxSalary: '50000' }, 'lots: unknown'],
])('pay of %j is one filter: %s', (filters, label) => {
  expect(fieldLabel('pay', filters)).toBe(label)
})

test('amounts are called what the reader means by them', () => {
  const range = { minSalary: '30000', maxSalary: '50000' }
  expect(labelOf('minSalary', range, 'EUR')).toBe('€30,000 and up')
  expect(labelOf('maxSalary', range, 'NZD')).toBe('Up to NZ$50,000')
  expect(fieldLabel('pay', range, 'EUR')).toBe('€30,000–50,000')
})

test('a filter that is not set has no label', () => {
  expect(fieldLabel('sector', { jobType: 'PartTime' })).toBeNull()
  expect(fieldLabel('search', {})).toBeNull()
})
