import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Texts } from '#tests/setup/render.tsx'
import { useJobTexts } from './use-job-texts.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

type JobTexts = ReturnType<typeof useJobTexts>

/** What the texts make of something, as a reader of English sees it. */
function said(say: (texts: JobTexts) => string | null): string | null {
  return say(renderHook(useJobTexts, { wrapper: Texts }).result.current)
}

const PAY = { minSalary: 41_000, maxSalary: 48_500, currency: 'GBP', salaryPeriod: 'Year' } as const

test.each([
  [PAY, '£41,000–48,500 a year', '£41,000–48,500'],
  [{ ...PAY, maxSalary: null }, 'From £41,000 a year', 'From £41,000'],
  [{ ...PAY, minSalary: null }, 'Up to £48,500 a year', 'Up to £48,500'],
  [{ ...PAY, maxSalary: 41_000 }, '£41,000 a year', '£41,000'],
  [
    { ...PAY, minSalary: 20, maxSalary: 25, salaryPeriod: 'Hour' as const },
    '£20–25 an hour',
    '£20–25 an hour',
  ],
  [
    { ...PAY, currency: 'EUR' as const, salaryPeriod: 'Month' as const },
    '€41,000–48,500 a month',
    '€41,000–48,500 a month',
  ],
])('%j is said as "%s", in a row as "%s"', (pay, whole, short) => {
  expect(said((texts) => texts.payOf(pay))).toMatch(
    new RegExp(`^${whole.replaceAll(/[–-]/g, '[–-][£€]?')}$`, 'i'),
  )
  expect(said((texts) => texts.shortPayOf(pay))).toMatch(
    new RegExp(`^${short.replaceAll(/[–-]/g, '[–-][£€]?')}$`, 'i'),
  )
})

const SILENT = { minSalary: null, maxSalary: null, currency: null, salaryPeriod: null }

test('where no pay is stated nothing is made up', () => {
  expect(said((texts) => texts.payOf(SILENT))).toBeNull()
  expect(said((texts) => texts.shortPayOf(SILENT))).toBeNull()
})

test('voluntary work is unpaid, other work without a figure says so in other words', () => {
  const unpaid = said((texts) => texts.payOrWords({ ...SILENT, jobType: 'Volunteer' }))
  const unknown = said((texts) => texts.payOrWords({ ...SILENT, jobType: 'FullTime' }))
  expect([unpaid, unknown].every(Boolean)).toBe(true)
  expect(unpaid).not.toBe(unknown)
})

test.each([
  { ...PAY, minSalary: 12.75 },
  { ...PAY, maxSalary: 41_000.5 },
  { ...PAY, maxSalary: 10 },
])('of pay that has to be mended, %j, nothing is said', (pay) => {
  expect(said((texts) => texts.payOf(pay))).toBeNull()
})

test.each([
  ['2026-11-21', '21 November'],
  ['2026-11-20', '20 November 2026'],
])('of a day to come %s is said as %s', (day, text) => {
  expect(said((texts) => texts.dayOf(day, { isToCome: true }))).toBe(text)
})

test.each([
  ['2026-12-12', '12 December'],
  ['2027-01-04', '4 January 2027'],
  ['2025-12-31', '31 December 2025'],
  ['2026-11-21T23:59:59Z', '21 November'],
])('the day %s is said as %s', (day, text) => {
  expect(said((texts) => texts.dayOf(day))).toBe(text)
})

test.each([
  ['2026-11-21T11:00:00Z', /today|just now/i],
  ['2026-11-20T11:00:00Z', /yesterday|1 day ago/i],
  ['2026-11-16T12:00:00Z', /5 days ago/],
  ['2026-09-01T12:00:00Z', /1 September/],
  ['2025-09-01T12:00:00Z', /1 September 2025/],
])('published at %s reads %s', (publishedAt, text) => {
  expect(said((texts) => texts.postedOf(publishedAt))).toMatch(text)
})

test.each([
  [{ location: 'Bristol, UK', countries: ['FR'], workLocation: 'Remote' as const }, 'Bristol, UK'],
  [{ location: '', countries: ['GB', 'IE'], workLocation: 'Remote' as const }, 'United Kingdom, Ireland'],
  [{ location: '', countries: [], workLocation: 'Remote' as const }, 'Remote'],
  [{ location: '', countries: [], workLocation: null }, ''],
])('the place of %j is "%s"', (placed, text) => {
  expect(said((texts) => texts.placeOf(placed))).toBe(text)
})

const BATH = { countries: [], workLocation: 'OnSite' as const }

test.each([
  [{ ...BATH, location: 'Bath, England, United Kingdom' }, 'Bath, England'],
  [{ ...BATH, location: 'Canary Wharf, London, UK' }, 'Canary Wharf, London'],
  [{ ...BATH, location: 'Bristol, UK' }, 'Bristol, UK'],
  [{ ...BATH, location: '', countries: ['GB', 'IE', 'FR'] }, 'United Kingdom, Ireland, France'],
])('in a row the place of %j is "%s"', (placed, text) => {
  expect(said((texts) => texts.shortPlaceOf(placed))).toBe(text)
})
