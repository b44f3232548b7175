import { expect, test } from 'vitest'
import { onlyMethods } from './only-methods.ts'

const answer = () => new Response('ok')

test.each([
  [onlyMethods({ GET: answer }), 'GET, HEAD'],
  [onlyMethods({ POST: answer }), 'POST'],
  [onlyMethods({ GET: answer, POST: answer }), 'GET, HEAD, POST'],
])('whatever else is asked is refused, and told what is taken', (handlers, allowed) => {
  const refusal = handlers.ANY()
  expect([refusal.status, refusal.headers.get('allow')]).toEqual([405, allowed])
})
