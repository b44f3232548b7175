import { expect, test } from 'vitest'
import { compactUrl, safeUrl } from './web-link.ts'

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  '//example.com',
  'example.com',
  '',
])('a browser is not sent to %j', (address) => {
  expect(safeUrl(address)).toBeNull()
})

test('an address is said without what everybody knows', () => {
  expect(compactUrl('https://www.example.com/niamh/')).toBe('example.com/niamh')
})
