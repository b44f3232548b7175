import { expect, test } from 'vitest'
import { isCompanyName } from './is-company-name.ts'

test.each([
  'Studio 54321',
  'Sàrl 12345',
  '1234567 Canada Inc.',
  '9123-4567 Québec inc.',
  'ACN 123 456 789 Pty Ltd',
  '000Webhost',
  'Booking.com',
  '24/7 Care',
])('companies may be named by numbers: %s', (name) => {
  expect(isCompanyName(name)).toBe(true)
})

test.each([
  'call 0900123456',
  'Acme +44 (0)20 7946 0000',
  'Acme (01) 2345-6789',
  '555-010-0199 now',
  '1-800-555-0199',
  '＋44２０７９４６００００',
  'https://evil.example',
  'evil.example/claim',
  'win@evil.example',
  'Bo\nEk',
])('%j is the name of none', (name) => {
  expect(isCompanyName(name)).toBe(false)
})
