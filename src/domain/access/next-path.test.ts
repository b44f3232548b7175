import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  ACTING_TARGETS,
  FOREIGN_TARGETS,
  NO_TEXTS,
  OVERLONG_TARGET,
} from '#tests/factories/redirect-payloads.ts'
import { arbitraryText } from '#tests/factories/arbitrary-text.ts'
import { tries } from '#tests/setup/tries.ts'
import { safeNextPath } from './next-path.ts'

test.each([
  '/',
  '/app',
  '/auth/invitations',
  '/job/42?from=mail&ref=a%20b#top',
  '/jobs?search=c%2B%2B',
  '/jobs?search=50%25',
  '/profile/é',
  '/app/../app/settings',
  '/auth/invitations?id=42',
  '/auth/email-verification',
  '/app/employer/jobs/new',
  '/authors',
  '/apiary',
  '/no/such/page',
])('keeps %s', (next) => {
  expect(safeNextPath(next)).toBe(next)
})

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%5Cevil.example',
  '/%5cevil.example',
  '/%2Fevil.example',
  '/%2f%2fevil.example',
  '%2F%2Fevil.example',
  '/%252Fevil.example',
  '/%25252Fevil.example',
  '/%2525252Fevil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/app/..//evil.example',
  '/%2e%2e//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/%09/evil.example',
  '/%0d%0aSet-Cookie:a=b',
  '/app\r\nLocation: https://evil.example',
  '/app\u0000',
  '/app%00',
  '/app\u0085x',
  '/app\u2028x',
  'https://evil.example',
  'HTTPS://evil.example/app',
  'http:evil.example',
  'https:/evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://evil.example/1',
  'evil.example',
  'evil.example/app',
  'app',
  './app',
  '../app',
  '?next=/app',
  '#/app',
  '@evil.example',
  ' /app',
  '\u00a0/app',
  '\u3000//evil.example',
  '/%E0%A4%A',
  '/%',
  '',
  '/%252Fevil.example/%25',
  '/%25252F%25evil.example',
])('sends %j to the dashboard', (next) => {
  expect(safeNextPath(next)).toBe('/app')
})

test.each(FOREIGN_TARGETS)('the foreign %j goes to the dashboard', (next) => {
  expect(safeNextPath(next)).toBe('/app')
})

test.each(ACTING_TARGETS)('%s acts, circles or answers programs: it is no place to arrive at', (next) => {
  expect(safeNextPath(next)).toBe('/app')
})

test.each(NO_TEXTS)('what is not text goes to the dashboard: %o', (next) => {
  expect(safeNextPath(next)).toBe('/app')
})

test('an overlong path goes to the dashboard', () => {
  expect(safeNextPath(OVERLONG_TARGET)).toBe('/app')
})

test('whatever comes in, a browser stays on the site', () => {
  const hostile = fc.array(
    fc.constantFrom(
      '/',
      '\\',
      '.',
      '%',
      '2f',
      '5c',
      '25',
      '09',
      '@',
      ':',
      '?',
      '#',
      '\t',
      'evil.example',
      'https',
      'é',
    ),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(
      fc.oneof(
        hostile.map((parts) => `/${parts.join('')}`),
        arbitraryText(),
      ),
      (next) => {
        const origin = 'https://flightpath.example'
        expect(new URL(safeNextPath(next), origin).origin).toBe(origin)
        expect(new URL(safeNextPath(next), origin).pathname).not.toMatch(/^\/\//)
      },
    ),
    { numRuns: tries(2000) },
  )
})
