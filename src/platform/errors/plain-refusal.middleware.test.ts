import { expect, test } from 'vitest'
import { AppError } from '#/domain/app-error.ts'
import { isOutdated } from '#/lib/outdated-page.ts'
import { plainRefusal } from './plain-refusal.middleware.ts'

const answer = (status: number, body: object, headers: HeadersInit = {}) => {
  const response = Response.json(body, { status, headers })
  Object.defineProperty(response, 'url', { value: 'http://localhost:3000/_serverFn/gone' })
  return response
}

test('a call that the server does not know says that the page is older', async () => {
  const refusal = await plainRefusal(answer(404, { code: 'NOT_FOUND', message: 'Not Found' }))
  expect(isOutdated(refusal)).toBe(true)
})

test('a call that no function heard of is refused, and never answered with nothing', async () => {
  const refusal = await plainRefusal(answer(413, { code: 'TOO_LARGE', message: 'This is too large' }))
  expect(refusal).toBeInstanceOf(AppError)
  expect(refusal).toMatchObject({ code: 'TOO_LARGE', message: 'This is too large' })
})

test.each([
  ['an answer', answer(200, { code: 'NOT_FOUND', message: 'Not Found' })],
  [
    'a refusal of a function',
    answer(404, { code: 'NOT_FOUND', message: 'no such job' }, { 'x-tss-serialized': 'true' }),
  ],
  ['the framework’s own not-found', answer(404, { isNotFound: true })],
  ['another code', answer(404, { code: 'constructor', message: '' })],
  ['a proxy’s page', new Response('<html>', { status: 502, headers: { 'content-type': 'text/html' } })],
])('%s is left to the framework', async (_what, response) => {
  expect(await plainRefusal(response)).toBeNull()
})
