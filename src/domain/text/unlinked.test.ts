import { expect, test } from 'vitest'
import { asMailsRead } from './plain-signs.ts'
import { unlinked } from './unlinked.ts'

test.each(['Niamh Adeyemi', 'J.R. Ek', 'Acme plc'])('the name %s stands in a mail as it is', (name) => {
  expect(unlinked(name)).toBe(name)
})

const LINKS = /https?:\/\/|www\.\w|[\p{L}\p{M}\d]\.[\p{L}\d]|\w@\w|\d{4}|\d \d|\n/u
test.each([
  ...['Booking.com', 'claim at https://evil.example/claim', 'www.evil.example', 'win@evil.example'],
  ...[
    'evil。com',
    'evil․com',
    'evil．com',
    'ｅｖｉｌ．ｃｏｍ',
    'evil｡com',
    'win＠evil。com',
    'https：／／evil。com',
  ],
  ...[
    '192.0.2.1',
    'Visit １９２．０．２．１',
    'пример.рф',
    'उदाहरण.भारत',
    'xn--e1afmkfd.xn--p1ai',
    'e\u0301.fr',
  ],
  ...['call 0900123456 now', 'call 09 00 12 34 56', 'Bo\nEk'],
])('nothing of %j becomes a link in a mail, and it reads as before', (name) => {
  expect(asMailsRead(unlinked(name))).not.toMatch(LINKS)
  expect(unlinked(name).replaceAll('\u2060', '')).toBe(name.replace('\n', ' '))
})
