import { expect, test } from 'vitest'
import { isSecureWebAddress, isWebAddress } from './web-address.ts'

const WELL = [
  'https://example.com',
  'HTTPS://EXAMPLE.COM/Apply?job=1&a=b#here',
  'https://sub.example.com:8443/a@b',
  'https://example.com/?mail=a@b.example',
  'https://müller.example/stelle',
  'https://example.com/%E2%80%AE',
]

test.each(WELL)('%s is an address on the web', (address) => {
  expect([isWebAddress(address), isSecureWebAddress(address)]).toEqual([true, true])
})

test.each([
  'http://user:pw@evil.example',
  'https://www.gov.uk@evil.example',
  'https://:pw@evil.example',
  'https://@evil.example',
  'https:\\\\www.gov.uk@evil.example',
  'https:www.gov.uk@evil.example',
  'https:///www.gov.uk@evil.example',
  'https://evil.example/\u202Egnp.exe',
  ...['\u202A', '\u2066', '\u2069', '\u200B', '\u200D', '\u2060', '\uFEFF', '\u00AD', '\u061C'].map(
    (sign) => `https://evil.example/${sign}`,
  ),
  ...['\n', '\t', '\u0000', '\u0085', ' ', '\u00A0', '\u2028', '\u3000'].map(
    (sign) => `https://evil.example/a${sign}b`,
  ),
  ' https://example.com',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'ftp://example.com',
  'mailto:a@example.com',
  'https://localhost',
  'https://127.0.0.1/',
  'https://exa mple.com',
  'example.com',
  '',
])('%j is none', (address) => {
  expect([isWebAddress(address), isSecureWebAddress(address)]).toEqual([false, false])
})

test('by http one may look, and hand over nothing', () => {
  expect([isWebAddress('http://example.com'), isSecureWebAddress('http://example.com')]).toEqual([
    true,
    false,
  ])
})
