import { expect, test } from 'vitest'
import { pageKeyOf } from './page-key.ts'

const ask = (
  path: string,
  { cookie, method = 'GET', ...others }: Record<string, string | undefined> = {},
) => {
  const given = Object.entries({ cookie, ...others }).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  )
  return pageKeyOf({
    method: method ?? 'GET',
    url: `http://localhost${path}`,
    headers: new Headers(given as [string, string][]),
  })
}

test.each([
  '/',
  '/jobs',
  '/jobs/',
  '/jobs?search=nurse',
  '/jobs/maps',
  '/job/7',
  '/company/7',
  '/how-matching-works',
])('%s is kept for visitors', (path) => {
  expect(ask(path)).toBe(`${path} `)
})

test.each([
  '/app',
  '/auth/signin',
  '/profile/7',
  '/job/7/share.png',
  '/jobs/feed.rss',
  '/dev/mail',
  '/healthz',
  '/api/jobs/pins',
])('%s is never kept', (path) => {
  expect(ask(path)).toBeNull()
})

test.each([
  'better-auth.session_token=x',
  '__Secure-better-auth.session_token=x; theme=dark',
  'theme=dark; better-auth.session_data=x',
  'theme',
  'theme2=dark',
  `theme=${'x'.repeat(40)}`,
])('whoever sends the cookie %j gets an answer of their own', (cookie) => {
  expect(ask('/jobs', { cookie })).toBeNull()
})

test.each(['flightpath.known_browser=x', '__Host-flightpath.known_browser=x; theme=dark'])(
  'whoever has signed in here before, and sends %j, is a visitor like any other',
  (cookie) => {
    expect(ask('/jobs', { cookie })).toBe(
      ask('/jobs', { cookie: cookie.includes('dark') ? 'theme=dark' : '' }),
    )
    expect(ask('/jobs', { cookie: `${cookie}; flightpath.session_token=x` })).toBeNull()
  },
)

test('colours and language make pages of their own, in whatever order they are said', () => {
  expect(ask('/jobs', { cookie: 'theme=dark; language=fr' })).toBe('/jobs language=fr;theme=dark')
  expect(ask('/jobs', { cookie: 'language=fr;theme=dark' })).toBe('/jobs language=fr;theme=dark')
})

test('what is posted, carries a password, or has no end is not kept', () => {
  expect(ask('/jobs', { method: 'POST' })).toBeNull()
  expect(ask('/jobs', { authorization: 'Basic x' })).toBeNull()
  expect(ask(`/jobs?search=${'x'.repeat(400)}`)).toBeNull()
})
