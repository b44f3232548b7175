import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isIsoDate } from '#/domain/time/iso-date.ts'
import { readDay } from './read-day.ts'

test.each([
  ['2026-12-31', '2026-12-31'],
  ['2026-12-31T23:59:59-05:00', '2026-12-31'],
  ['2026-12-31 10:00', '2026-12-31'],
  ['Sat, 19 Dec 2026 22:49:39 GMT', '2026-12-19'],
  ['19 Dec 2026', '2026-12-19'],
  ['December 31, 2026', '2026-12-31'],
  ['31.12.2026', '2026-12-31'],
  ['12/31/2026', '2026-12-31'],
  ['31/12/2026', '2026-12-31'],
  ['4/4/2026', '2026-04-04'],
])('%j is the day %s', (text, day) => {
  expect(readDay(text)).toBe(day)
})

test.each([
  '',
  'soon',
  '2026-02-31',
  '2026-13-01',
  '3/4/2026',
  '31.02.2026',
  '1793000000000',
  '99 Foo 2026',
  'may 2026',
])('%j is no day', (text) => {
  expect(readDay(text)).toBeNull()
})

test('whatever is written gives a day of the calendar or none', () => {
  const text = fc.oneof(
    fc.string(),
    fc.tuple(fc.nat(40), fc.nat(40), fc.nat(9999)).map((parts) => parts.join('/')),
  )
  fc.assert(
    fc.property(text, (said) => {
      const day = readDay(said)
      expect(day === null || isIsoDate(day)).toBe(true)
    }),
  )
})
