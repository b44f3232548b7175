import { beforeEach, expect, test, vi } from 'vitest'
import { useTestAuth } from '#tests/setup/auth.ts'
import { startHttpServer } from '#tests/setup/own-http-server.ts'
import { answerAuthRequest } from './answer-auth-request.server.ts'
import { bodyFields } from './body-fields.ts'

vi.mock(import('./body-fields.ts'), { spy: true })

await useTestAuth()
beforeEach(() => {
  vi.mocked(bodyFields).mockClear()
})

const fields = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, nth) => [`field-${nth}`, 0])))

async function post(path: string, body: string): Promise<Response> {
  const { port } = await startHttpServer(answerAuthRequest)
  return fetch(`http://127.0.0.1:${port}/api/auth${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
    body,
  })
}

const CALLS = ['/sign-out', '/sign-in/email', '/sign-up/email', '/reset-password', '/request-password-reset']
test.each([...CALLS, '/two-factor/verify-totp', '/organization/create'])(
  'a body above the limit of its call, to %s, never reaches the hooks and is answered 413',
  async (path) => {
    const answer = await post(path, fields(10_000))
    expect([answer.status, await answer.json()]).toEqual([
      413,
      { code: 'TOO_LARGE', message: 'This is too large to be accepted' },
    ])
    expect(bodyFields).toHaveBeenCalledTimes(0)
  },
)

test('the fields of a call are the body itself and no copy of it', async () => {
  expect((await post('/sign-out', fields(3_000))).status).toBe(200)
  const { calls, results } = vi.mocked(bodyFields).mock
  const bodies = calls.flatMap(([body], nth) =>
    body ? [{ body, fields: results[nth]?.value as unknown }] : [],
  )
  expect(bodies).not.toEqual([])
  expect(bodies.every(({ body, fields: given }) => body === given)).toBe(true)
})
