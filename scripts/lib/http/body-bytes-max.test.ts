import { expect, test } from 'vitest'
import { startHttpServer } from '#tests/setup/own-http-server.ts'

test.each([
  ['/api/auth/sign-in/email', 64_000],
  ['/api/sign-in', 64_000],
  ['/_serverFn/sendContactMessage', 64_000],
  ['/_serverFn/incrementCacheVersion', 64_000],
  ['/_serverFn/saveJobStep', 256_000],
  ['/_serverFn/saveProfileSteps', 2_000_000],
])('a body sent to %s has %i bytes at most', async (path, most) => {
  const { port } = await startHttpServer(async (request) => new Response(`${(await request.text()).length}`))
  const send = async (bytes: number) =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body: 'x'.repeat(bytes) })).status
  expect([await send(most), await send(most + 1)]).toEqual([200, 413])
})
