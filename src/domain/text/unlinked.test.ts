import { expect, test } from 'vitest'
import { unlinked } from './unlinked.ts'

test.each(['Niamh Adeyemi', 'J.R. Ek', 'Acme plc'])('the name %s stands in a mail as it is', (name) => {
  expect(unlinked(name)).toBe(name)
})

const LINKS = /https?:\/\/|www\.\w|\w\.\w{2}|\w@\w|\d{4}|\d \d|\n/
test.each([
  ...['Booking.com', 'claim at https://evil.example/claim', 'www.evil.example', 'win@evil.example'],
  ...['call 0900123456 now', 'call 09 00 12 34 56', 'Bo\nEk'],
])('nothing of %j becomes a link in a mail, and it reads as before', (name) => {
  expect(unlinked(name)).not.toMatch(LINKS)
  expect(unlinked(name).replaceAll('\u2060', '')).toBe(name.replace('\n', ' '))
})
