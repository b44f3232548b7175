import { expect, test } from 'vitest'
import { AppError } from '#/domain/app-error.ts'
import { isOutdated } from '#/lib/outdated-page.ts'
import { plainRefusal } from './plain-refusal.middleware.ts'

const answer = (status: number, body: object) => {
  const response = Response.json(body, { status })
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
  ['a refusal of a function', answer(404, { t: { t: 10, i: 0, p: { k: ['error'], v: [] } }, f: 63 })],
  ['the framework’s own not-found', answer(404, { isNotFound: true })],
  ['a proxy’s page', new Response('<html>', { status: 502, headers: { 'content-type': 'text/html' } })],
])('%s is left to the framework', async (_what, response) => {
  expect(await plainRefusal(response)).toBeNull()
})
