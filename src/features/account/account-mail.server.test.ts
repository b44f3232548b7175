import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { mail } from '#/db/schema/index.ts'
import { auth } from '#/platform/auth/auth.server.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { authHooks } from './account-mail.server.ts'

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = '1000'
})

await useTestAuth(authHooks)

/** The subject of the mail that somebody gets whose account was opened for them, and who is sent a link. */
async function readSubject(password?: string): Promise<string | undefined> {
  const email = `${randomUUID()}@example.com`
  await auth().api.createUser({ body: { email, name: 'Bo Ek', ...(password && { password }) } })
  await auth().api.requestPasswordReset({ body: { email } })
  const [sent] = await db().select().from(mail).where(eq(mail.recipient, email))
  return sent?.subject
}

test('whoever has no way in yet is told that an account was opened for them, and nobody else', async () => {
  expect(await readSubject()).toBe('Choose a password for your account')
  expect(await readSubject('battery staple')).toBe('Choose a new password')
})

test('a link that somebody waits for goes before notices', async () => {
  const email = `${randomUUID()}@example.com`
  await auth().api.createUser({ body: { email, name: 'Bo Ek', password: 'battery staple' } })
  await auth().api.requestPasswordReset({ body: { email } })
  const [sent] = await db().select().from(mail).where(eq(mail.recipient, email))
  const { rows } = await db().execute(
    sql`select priority from pgboss.job where name = 'send-mail' and data->>'mailId' = ${String(sent?.id)}`,
  )
  expect(rows).toEqual([{ priority: 1 }])
})
