import { expect, test } from 'vitest'
import { pageTags } from './page-tags.ts'

const BASE = 'https://jobs.example.com'
const canonical = (pathname: string, search = {}) => pageTags({ pathname, search }, BASE).links[0]?.href

test.each([
  ['/jobs/', {}, '/jobs'],
  ['/', {}, '/'],
  [
    '/jobs',
    { maxSalary: '9', search: 'nurse', cursor: '1-2', job: 'x', utm_source: 'y' },
    '/jobs?search=nurse&maxSalary=9',
  ],
  ['/jobs/maps', { sector: 'Design', z: '1' }, '/jobs/maps?sector=Design'],
  ['/job/1', { search: 'nurse', ref: 'mail' }, '/job/1'],
  ['/auth/password/reset', { token: 'secret' }, '/auth/password/reset'],
])('%s with %j has the address %s', (pathname, search, expected) => {
  expect(canonical(pathname, search)).toBe(BASE + expected)
})

test('parameters in another order are the same page', () => {
  const [a, b] = [
    { jobType: 'FullTime', search: 'nurse' },
    { search: 'nurse', jobType: 'FullTime' },
  ]
  expect(canonical('/jobs', a)).toBe(canonical('/jobs', b))
})

test('what is personal asks not to be listed, and what is public does not', () => {
  const robots = (pathname: string) =>
    pageTags({ pathname, search: {} }, BASE).meta.filter((tag) => 'name' in tag)
  expect(robots('/app/settings')).toEqual([{ name: 'robots', content: 'noindex' }])
  expect(robots('/auth/signin')).toEqual([{ name: 'robots', content: 'noindex' }])
  expect(robots('/jobs')).toEqual([])
})
