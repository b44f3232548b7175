import { expect, test } from 'vitest'
import { absoluteUrl } from './absolute-url.ts'

test.each([
  ['/logo.png', 'https://jobs.example.com', 'https://jobs.example.com/logo.png'],
  ['/files/a b.webp', 'https://jobs.example.com/', 'https://jobs.example.com/files/a%20b.webp'],
  ['https://files.example.com/a.webp', 'https://jobs.example.com', 'https://files.example.com/a.webp'],
  ['/logo.png', undefined, '/logo.png'],
])('%s on %s is %s', (address, baseUrl, absolute) => {
  expect(absoluteUrl(address, baseUrl)).toBe(absolute)
})
