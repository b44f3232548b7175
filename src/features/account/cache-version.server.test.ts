import { expect, test } from 'vitest'
import { readVersion, signVersion } from './cache-version.server.ts'

test.each([0, 1, 41, 999_999_999_999_999])('version %i survives its cookie', (version) => {
  expect(readVersion(signVersion(version))).toBe(version)
})

test.each([
  undefined,
  '',
  '7',
  '7.',
  '7.AAAA',
  signVersion(7).replace('7', '8'),
  `-${signVersion(7)}`,
  signVersion(7).slice(0, -1),
  '1e9.x',
])('the cookie %j is not ours and counts as zero', { tags: ['2.11b'] }, (cookie) => {
  expect(readVersion(cookie)).toBe(0)
})
