import { expect, test } from 'vitest'
import { timelyClosingDate } from './timely-closing-date.ts'

test('a closing date counts from tomorrow to the ninetieth day', () => {
  const today = '2026-11-22'
  const dates = ['2026-11-21', '2026-11-22', '2026-11-23', '2027-02-20', '2027-02-21']
  expect(dates.map((date) => timelyClosingDate(date, today))).toEqual([
    null,
    null,
    '2026-11-23',
    '2027-02-20',
    null,
  ])
  expect(timelyClosingDate(null, today)).toBeNull()
})
