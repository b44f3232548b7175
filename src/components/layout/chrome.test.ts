import { expect, test } from 'vitest'
import { hasChrome, searchTarget } from './chrome.ts'

test.each([
  ['/', true],
  ['/profile/abc', true],
  ['/profile/cv', false],
  ['/profile/cv/abc', false],
  ['/profile/cv/abc/', false],
])('%s has the bar and the footer: %s', { tags: ['R016'] }, (pathname, expected) => {
  expect(hasChrome(pathname)).toBe(expected)
})

test.each([
  ['/jobs', '/jobs'],
  ['/jobs/', '/jobs'],
  ['/jobs/maps', '/jobs/maps'],
  ['/job/01HX', '/jobs'],
  ['/company/acme', '/jobs'],
  ['/app/individual', '/jobs'],
  ['/app/individual/profile/step1', null],
  ['/auth/signin', null],
  ['/jobsearch', null],
])('on %s the bar searches %s', (pathname, expected) => {
  expect(searchTarget(pathname)).toBe(expected)
})
