import { expect, test } from 'vitest'
import { isPlainName } from './is-plain-name.ts'

const NAMES = [
  'Niamh O’Connor-Blythe',
  'J.R. Ek',
  'St.John',
  'Booking.com',
  '24/7 Care',
  '3i Group plc',
  'Nº 1',
]
test.each([
  ...NAMES,
  'Studio 54 2000 Ltd',
  'A/S Nordby',
  'Teach@Home',
  'Groupe : Martin',
  '안다현',
  'A.B.C. & Sons',
])('the name %s is one', (name) => {
  expect(isPlainName(name)).toBe(true)
})

test.each([
  ...[
    'claim at https://evil.example',
    'www.evil.example',
    'WWW.evil.example',
    'ftp://x',
    'evil.example/claim',
  ],
  ...[
    'evil.example?a',
    'evil.example:8080',
    'évil.example/ça',
    'win@evil.example',
    'call 123456 now',
    '0900 12 34 56 78',
  ],
  ...[
    'Bo\nEk',
    'Bo\tEk',
    'Bo\u0000',
    'https：//evil.example',
    'win＠evil.example',
    'win＠evil。example',
    'evil。example/claim',
    'उदाहरण.भारत/a',
    '192.0.2.1',
    '１９２．０．２．１',
    '１２３４５６',
    '٠١٢٣٤٥',
  ],
])('%j is no name', (name) => {
  expect(isPlainName(name)).toBe(false)
})
