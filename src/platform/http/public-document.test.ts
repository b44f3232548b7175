import { expect, test } from 'vitest'
import { AppError, notFoundError } from '#/domain/app-error.ts'
import { answerDocument, readOnly } from './public-document.server.ts'

const XML = { content: '<rss>é</rss>', contentType: 'application/rss+xml; charset=utf-8' }
const ask = (init: RequestInit = {}) => new Request('http://localhost:3000/jobs/feed.rss', init)
const asked = (init?: RequestInit) => ({ request: ask(init), params: {} })

test('a document is answered with its length, its version and half a minute to keep it', async () => {
  const answer = answerDocument(ask(), XML)
  expect(await answer.text()).toBe(XML.content)
  expect(answer.headers.get('content-length')).toBe('13')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=30')
  expect(answer.headers.get('etag')).toMatch(/^"[\w-]{43}"$/)
})

test('whoever has it already is told that nothing changed, and after a change gets the new one', () => {
  const tag = answerDocument(ask(), XML).headers.get('etag') ?? ''
  const again = ask({ headers: { 'if-none-match': tag } })
  expect(answerDocument(again, XML).status).toBe(304)
  expect(answerDocument(again, { ...XML, content: '<rss/>' }).status).toBe(200)
})

test('HEAD is answered with the same headers and nothing else', async () => {
  const answer = answerDocument(ask({ method: 'HEAD' }), XML)
  expect(await answer.text()).toBe('')
  expect(answer.headers.get('content-length')).toBe('13')
})

test.each([
  [notFoundError(), 404, 'Not Found'],
  [new AppError('INVALID', 'an id that cannot be'), 404, 'Not Found'],
  [
    new AppError('UNAVAILABLE', 'error.unavailable'),
    503,
    'We are very busy right now. Please try again in a moment.',
  ],
  [new Error('secret'), 500, 'Something went wrong'],
])('%s becomes %i and a word', async (error, status, text) => {
  const { GET } = readOnly('/jobs/feed', () => {
    throw error
  })
  const answer = await GET(asked())
  expect([answer.status, await answer.text()]).toEqual([status, text])
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('what is only read takes no other method', () => {
  const { ANY } = readOnly('/jobs/feed', () => new Response('x'))
  const answer = ANY()
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})
