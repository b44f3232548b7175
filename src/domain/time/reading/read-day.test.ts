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
  ['Fri, 15 Jan 2027 00:00:00 +0100', '2027-01-15'],
  ['Fri, 15 Jan 2027 23:30:00 -0800', '2027-01-15'],
  ['Fri, 15 Jan 2027 23:30:00 PST', '2027-01-15'],
  ['15 Jan 2027 00:00 CET', '2027-01-15'],
  ['Fri Jan 15 2027 00:00:00 GMT+0100 (Central European Standard Time)', '2027-01-15'],
  ['Fri Jan 15 00:00:00 CET 2027', '2027-01-15'],
  ['2027-01-15T00:30:00+14:00', '2027-01-15'],
  ['2027-01-15Z', '2027-01-15'],
  ['2027-01-15+01:00', '2027-01-15'],
  ['2027-1-15', '2027-01-15'],
  ['2027/01/15', '2027-01-15'],
  ['20270115', '2027-01-15'],
  ['15th January 2027', '2027-01-15'],
  ['January 15th, 2027, 11:59 PM', '2027-01-15'],
  ['15 January 2027 at 23:59 (CET)', '2027-01-15'],
  ['by 15 January 2027', '2027-01-15'],
  ['15-01-2027', '2027-01-15'],
  ['15-Jan-2027', '2027-01-15'],
  ['Freitag, 15. Januar 2027, 12 Uhr', '2027-01-15'],
  ['vendredi 15 janvier 2027 à 23h59', '2027-01-15'],
  ['15 de enero de 2027', '2027-01-15'],
  ['15 gennaio 2027', '2027-01-15'],
  ['15 januari 2027', '2027-01-15'],
  ['15 de janeiro de 2027', '2027-01-15'],
  ['Mar 15, 2027', '2027-03-15'],
  ['Mar. 15, 2027', '2027-03-15'],
  ['środa, 6 stycznia 2027 r.', '2027-01-06'],
  ['среда, 6 января 2027 г.', '2027-01-06'],
  ['keskiviikko 6. tammikuuta 2027', '2027-01-06'],
  ['2027. 01. 06.', '2027-01-06'],
  ['mar. 5 janv. 2027', '2027-01-05'],
  ['Mar, 05.01.2027', '2027-01-05'],
  ['Tue, 05 Jan 2027 10:00:00 EST', '2027-01-05'],
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
  '3-4-2026',
  '202601',
  'not 15 Jan 2027',
  '15 Jan 2027 or later',
  '2027',
  '27-01-15',
  '2027-W12',
  '1-31 March 2027',
])('%j is no day', (text) => {
  expect(readDay(text)).toBeNull()
})

const LOCALES =
  'en-GB en-US fr de es it nl pt-PT pt-BR pl sv da nb fi cs sk ro tr hu ru uk el ca bg ja zh ko'.split(' ')

test.each(LOCALES)('a day as it is written in %s is that day, or none', (locale) => {
  const days = Array.from({ length: 12 }, (_, month) => `2027-${String(month + 1).padStart(2, '0')}-17`)
  const write = (day: string, dateStyle: 'full' | 'long' | 'medium' | 'short') =>
    new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' }).format(new Date(day))
  const misread = days.flatMap((day) =>
    (['full', 'long', 'medium', 'short'] as const)
      .map((style) => write(day, style))
      .filter((text) => ![day, null].includes(readDay(text))),
  )
  expect(misread).toEqual([])
  const unread = days.map((day) => write(day, 'long')).filter((text) => readDay(text) === null)
  expect(unread.length).toBeLessThanOrEqual(locale === 'ca' ? 3 : 1)
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
