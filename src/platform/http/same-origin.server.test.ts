import { expect, test } from 'vitest'
import { isSameOrigin } from './same-origin.server.ts'

test.each<[Record<string, string>, boolean]>([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:3000' }, true],
  [{ origin: 'http://localhost:3000' }, true],
  [{ 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' }, false],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ origin: 'http://localhost:3001' }, false],
  [{ origin: 'http://localhost:3000.evil.example' }, false],
  [{ origin: 'null' }, false],
  [{}, false],
])('a request with %j is ours: %s', (headers, expected) => {
  expect(isSameOrigin(new Request('http://localhost:3000/x', { method: 'POST', headers }))).toBe(expected)
})
