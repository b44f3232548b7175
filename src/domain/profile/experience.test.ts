import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildProfileDocument, buildWork } from '#tests/factories/build-profile-document.ts'
import { experienceYears } from './experience.ts'
import type { WorkEntry } from './profile-document.ts'

const TODAY = '2026-11-21'
const yearsOf = (work: WorkEntry[]) => experienceYears(buildProfileDocument({ work }), TODAY)
const span = (startDate: string, endDate: string | null, changes: Partial<WorkEntry> = {}) =>
  buildWork({ startDate, endDate, ...changes })

const toText = ([year, number]: [number, number]) => `${year}-${String(number).padStart(2, '0')}`

test('no work is no experience', () => {
  expect(yearsOf([])).toBe(0)
})

test('both end months count', () => {
  expect(yearsOf([span('2020-01', '2020-12')])).toBe(1)
  expect(yearsOf([span('2020-01', '2020-06')])).toBe(0.5)
})

test('a current role runs until today', () => {
  expect(yearsOf([span('2025-12', null)])).toBe(1)
})

test('overlapping months count once, gaps not at all', { tags: ['2.3d'] }, () => {
  expect(yearsOf([span('2018-01', '2019-12'), span('2019-01', '2020-12')])).toBe(3)
  expect(yearsOf([span('2018-01', '2020-12'), span('2019-01', '2019-06')])).toBe(3)
  expect(yearsOf([span('2015-01', '2015-12'), span('2019-01', '2019-12')])).toBe(2)
})

test('volunteering is left out', () => {
  expect(yearsOf([span('2015-01', '2019-12', { volunteer: true })])).toBe(0)
})

test('undated, reversed and future roles count for nothing', () => {
  expect(yearsOf([span('', '2019-12'), span('2020-05', '2020-01'), span('2030-01', null)])).toBe(0)
})

test('a role that ends in the future counts until today', () => {
  expect(yearsOf([span('2025-12', '2031-01')])).toBe(1)
})

test('a person’s own figure wins, 0 included', { tags: ['2.3d'] }, () => {
  expect(experienceYears(buildProfileDocument({ experienceYearsOverride: 0 }), TODAY)).toBe(0)
  expect(experienceYears(buildProfileDocument({ experienceYearsOverride: 12 }), TODAY)).toBe(12)
})

test('the order of roles and a role said twice change nothing', () => {
  const month = fc.tuple(fc.integer({ min: 1990, max: 2026 }), fc.integer({ min: 1, max: 12 }))
  const role = fc.tuple(month, month).map(([from, to]) => span(toText(from), toText(to)))
  fc.assert(
    fc.property(fc.array(role, { maxLength: 6 }), (work) => {
      expect(yearsOf(work.toReversed())).toBe(yearsOf(work))
      expect(yearsOf([...work, ...work])).toBe(yearsOf(work))
    }),
  )
})
