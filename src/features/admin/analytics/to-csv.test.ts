import { expect, test } from 'vitest'
import { toCsv } from './to-csv.ts'

test('texts are quoted, numbers are not, and what is not known is empty', () => {
  expect(
    toCsv([
      ['Jour', 'Offres « en ligne », "net"'],
      ['2026-03-01', 0.25],
      ['2026-03-02', null],
    ]),
  ).toBe('\u{FEFF}"Jour","Offres « en ligne », ""net"""\r\n"2026-03-01",0.25\r\n"2026-03-02",\r\n')
})
