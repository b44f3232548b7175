import { expect, test } from 'vitest'
import { takesGzip } from './takes-gzip.ts'

test.each<[string | null, boolean]>([
  ['gzip, deflate, br, zstd', true],
  ['br;q=1.0, gzip;q=0.8', true],
  ['*', true],
  ['gzip;q=0', false],
  ['br', false],
  ['', false],
  [null, false],
])('of whoever asks with %j it says %s', (encodings, takes) => {
  const headers = new Headers(encodings === null ? [] : [['accept-encoding', encodings]])
  expect(takesGzip(new Request('http://localhost', { headers }))).toBe(takes)
})
