import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { session, user } from '#/db/schema/index.ts'
import { findCountry } from '#/platform/ip-country/find-country.server.ts'
import { CLIENT_IP_HEADER } from '#/platform/http/client-ip-header.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { buildSignedIn, cookiesAfter } from '#tests/setup/call-auth.ts'
import { findCurrentSession } from '../actor.server.ts'
import { answerAuthRequest } from '../answer-auth-request.server.ts'

await useTestAuth()

const DAY_MS = 86_400_000
const BORN_AGO_MS = 20 * 60_000

test('a session that is used again after a quarter of an hour remembers when, from where and by what', async () => {
  const { userId, cookie } = await buildSignedIn()
  const row = () => db().select().from(session).where(eq(session.userId, userId))
  const updatedAt = new Date(Date.now() - BORN_AGO_MS)
  const expiresAt = new Date(updatedAt.getTime() + 30 * DAY_MS)
  await db().update(session).set({ updatedAt, expiresAt }).where(eq(session.userId, userId))
  const headers = new Headers({ cookie, 'user-agent': 'Firefox', [CLIENT_IP_HEADER]: '81.2.69.142' })
  const from = new Date()
  await findCurrentSession(headers, { freshness: 'fresh' })
  const [used] = await row()
  expect(used).toMatchObject({ ipAddress: '81.2.69.142', userAgent: 'Firefox' })
  expect(used?.updatedAt.getTime()).toBeGreaterThanOrEqual(from.getTime())
})

test.each([
  ['2001:4860:4860::8888', 'US'],
  ['2001:4860:4860:0:ffff:1:2:3', 'US'],
  ['::ffff:81.2.69.142', 'GB'],
])('a session used from %s keeps its country after the first refresh', async (address, country) => {
  const { userId, cookie } = await buildSignedIn()
  const expiresAt = new Date(Date.now() - BORN_AGO_MS + 30 * DAY_MS)
  await db().update(session).set({ expiresAt, ipAddress: null }).where(eq(session.userId, userId))
  await findCurrentSession(new Headers({ cookie, [CLIENT_IP_HEADER]: address }), { freshness: 'fresh' })
  const [used] = await db().select().from(session).where(eq(session.userId, userId))
  expect(await findCountry(used?.ipAddress ?? null)).toBe(country)
})

test('an address is kept in the same form at sign-in and at every later use', async () => {
  const headers = { [CLIENT_IP_HEADER]: '2001:DB8:1:2:3:4:5:6', 'content-type': 'application/json' }
  const email = `${crypto.randomUUID()}@example.com`
  const names = { name: 'Bo Ek', firstName: 'Bo', lastName: 'Ek', type: 'Individual' }
  const answer = await answerAuthRequest(
    new Request('http://localhost:3000/api/auth/sign-up/email', {
      method: 'POST',
      headers: { ...headers, origin: 'http://localhost:3000' },
      body: JSON.stringify({ ...names, email, password: 'correct horse' }),
    }),
  )
  const address = async () =>
    (
      await db()
        .select()
        .from(session)
        .innerJoin(user, eq(user.id, session.userId))
        .where(eq(user.email, email))
    )[0]?.session.ipAddress
  const atSignIn = await address()
  await db()
    .update(session)
    .set({ expiresAt: new Date(Date.now() - BORN_AGO_MS + 30 * DAY_MS), ipAddress: null })
  await findCurrentSession(new Headers({ ...headers, cookie: cookiesAfter(answer) }), { freshness: 'fresh' })
  expect(await address()).toBe(atSignIn)
})

test('used within the quarter of an hour nothing is written', async () => {
  const { userId, cookie } = await buildSignedIn()
  const before = await db().select().from(session).where(eq(session.userId, userId))
  await findCurrentSession(new Headers({ cookie, 'user-agent': 'Firefox' }), { freshness: 'fresh' })
  expect(await db().select().from(session).where(eq(session.userId, userId))).toEqual(before)
})
