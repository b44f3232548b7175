import { expect, test } from 'vitest'
import { hasChrome, mayHoldNotice, searchTarget } from './chrome.ts'

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
  ['/auth/signin', true],
  ['/jobs', true],
  ['/job/01HX', true],
  ['/app/individual', true],
  ['/app/employer/jobs/match/01HX', true],
  ['/jobs/maps', false],
  ['/jobs/maps/', false],
  ['/app/individual/profile/step2', false],
  ['/app/individual/profile/import', false],
  ['/app/employer/company', false],
  ['/app/employer/jobs/new', false],
  ['/app/employer/jobs/edit/01HX/step1', false],
  ['/profile/cv/abc', false],
])('on %s the note about cookies may come by itself: %s', { tags: ['R019'] }, (pathname, expected) => {
  expect(mayHoldNotice(pathname)).toBe(expected)
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
