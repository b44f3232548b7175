import { expect, test } from 'vitest'
import { AppError, notFoundError } from '#/domain/app-error.ts'
import { noteFault } from './noted-faults.ts'
import { pageStatusMiddleware } from './page-status.middleware.ts'

const PAGE = { headers: { 'content-type': 'text/html' } }
const away = () => new AppError('UNAVAILABLE', 'error.unavailable', { retryAfterSeconds: 5 })

/** What becomes of a page of which parts failed so. */
async function answerOf(status: number, faults: readonly AppError[]) {
  const request = new Request('http://localhost:3000/jobs')
  for (const fault of faults) noteFault(request, fault)
  const serve = pageStatusMiddleware.options.server as unknown as (
    options: object,
  ) => Promise<Response | { response: Response }>
  const response = new Response('<h1>Oops!</h1>', { ...PAGE, status })
  const result = await serve({ next: async () => ({ response }), request })
  return result instanceof Response ? result : result.response
}

test('a page that cannot be shown while the database is away is unavailable, with when to come back', async () => {
  const answer = await answerOf(500, [away()])
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect([await answer.text(), answer.headers.get('content-type')]).toEqual(['<h1>Oops!</h1>', 'text/html'])
})

test('a page that one address asked for too often says when to come back', async () => {
  const often = new AppError('RATE_LIMITED', 'error.tooManyRequests', { retryAfterSeconds: 60 })
  const answer = await answerOf(500, [often])
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60'])
})

test('of several faults one that passes decides, in whatever order they came', async () => {
  const ours = new AppError('INTERNAL', 'error.ourSide')
  expect((await answerOf(500, [ours, away()])).status).toBe(503)
  expect((await answerOf(500, [away(), ours])).status).toBe(503)
})

test.each<[string, number, AppError[]]>([
  ['a fault of ours', 500, [new AppError('INTERNAL', 'error.ourSide')]],
  ['a page that is not there', 404, [notFoundError()]],
  ['a page of which a part is missing', 200, [away()]],
  ['a fault that nobody noted', 500, []],
])('%s keeps its status %i', async (_what, status, faults) => {
  const answer = await answerOf(status, faults)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, null])
})
