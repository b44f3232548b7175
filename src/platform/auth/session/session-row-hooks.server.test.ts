import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { session } from '#/db/schema/index.ts'
import { CLIENT_IP_HEADER } from '#/platform/http/client-ip-header.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { buildSignedIn } from '#tests/setup/call-auth.ts'
import { findCurrentSession } from '../actor.server.ts'

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
  await findCurrentSession(headers, { freshness: 'fresh' })
  const [used] = await row()
  expect(used).toMatchObject({ ipAddress: '81.2.69.142', userAgent: 'Firefox' })
  expect(Date.now() - (used?.updatedAt.getTime() ?? 0)).toBeLessThan(60_000)
})

test('used within the quarter of an hour nothing is written', async () => {
  const { userId, cookie } = await buildSignedIn()
  const before = await db().select().from(session).where(eq(session.userId, userId))
  await findCurrentSession(new Headers({ cookie, 'user-agent': 'Firefox' }), { freshness: 'fresh' })
  expect(await db().select().from(session).where(eq(session.userId, userId))).toEqual(before)
})
