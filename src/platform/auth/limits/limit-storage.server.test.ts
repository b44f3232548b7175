import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { rateLimit } from '#/db/schema/index.ts'
import { CLIENT_IP_HEADER } from '#/platform/http/client-ip-header.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { answerAuthRequest } from '../answer-auth-request.server.ts'

await useTestAuth()
beforeEach(() => db().delete(rateLimit))

async function statusOf(path: string, ip = '203.0.113.7'): Promise<number> {
  const request = new Request(`http://localhost:3000/api/auth${path}`, {
    headers: { [CLIENT_IP_HEADER]: ip },
  })
  return (await answerAuthRequest(request)).status
}

const counts = () => db().select({ key: rateLimit.key, count: rateLimit.count }).from(rateLimit)

test('whatever one address asks for that is not there is one count, and ends', async () => {
  const statuses: number[] = []
  for (let asked = 1; asked <= 301; asked += 1) statuses.push(await statusOf(`/nope-${asked}`))
  expect([statuses.at(0), statuses.at(299), statuses.at(300)]).toEqual([404, 404, 429])
  expect(await counts()).toEqual([{ key: 'auth:203.0.113.7|*', count: 301 }])
})

test('a guess at a token is a guess at every token', async () => {
  for (let asked = 1; asked <= 3; asked += 1) await statusOf(`/reset-password/${randomUUID()}?callbackURL=/`)
  expect(await counts()).toEqual([{ key: 'auth:203.0.113.7|/reset-password/:token', count: 3 }])
})

test('what is there is counted by itself, however much was asked for that is not', async () => {
  for (let asked = 1; asked <= 301; asked += 1) await statusOf(`/nope-${asked}`)
  expect([await statusOf('/ok'), await statusOf('/nope'), await statusOf('/nope', '203.0.113.8')]).toEqual([
    200, 429, 404,
  ])
})

test.each([
  '/sign-up/email|x',
  '/sign-up/email/',
  '/sign-up//email',
  '/Sign-up/email',
  '//',
  '/',
  '/%00',
  '/:token',
])('the path %s does not raise the count of another', async (path) => {
  await statusOf(path)
  const [{ key } = { key: '' }] = await counts()
  expect(['auth:203.0.113.7|*', 'auth:203.0.113.7|/sign-up/email']).toContain(key)
  expect(key.endsWith('/sign-up/email')).toBe(path === '/sign-up/email/')
})
