import { beforeEach, expect, test, vi } from 'vitest'
import { eq } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { account, rateLimit, user } from '#/db/schema/index.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { callAuth, callSignUp } from '#tests/setup/call-auth.ts'
import { notBefore } from './not-before.ts'

vi.mock('./not-before.ts', { spy: true })

const PASSWORD = 'correct horse'
await useTestAuth()

beforeEach(async () => {
  vi.mocked(notBefore).mockClear()
  await db().delete(user)
  await db().delete(rateLimit)
  await callSignUp({ email: 'new@example.com' })
  await callSignUp({ email: 'confirmed@example.com' })
  await callSignUp({ email: 'banned@example.com' })
  await callSignUp({ email: 'social@example.com' })
  const byEmail = (email: string) => eq(user.email, email)
  await db().update(user).set({ emailVerified: true }).where(byEmail('confirmed@example.com'))
  await db().update(user).set({ banned: true }).where(byEmail('banned@example.com'))
  const [social] = await db().select().from(user).where(byEmail('social@example.com'))
  await db()
    .delete(account)
    .where(eq(account.userId, social?.id ?? ''))
})

const KNOWN = ['new', 'confirmed', 'banned', 'social'].map((name) => `${name}@example.com`)
const CALLS: Record<string, (email: string) => object> = {
  '/sign-in/email': (email) => ({ email, password: 'not the password' }),
  '/request-password-reset': (email) => ({ email }),
  '/send-verification-email': (email) => ({ email }),
}

/** Everything that a caller could tell two answers apart by, time aside. */
async function seenOf(path: string, email: string) {
  const answer = await callAuth(path, CALLS[path]?.(email) ?? {})
  const names = [...answer.headers.keys()].toSorted()
  return { status: answer.status, body: await answer.text(), names }
}

for (const path of Object.keys(CALLS)) {
  test.each(KNOWN)(`${path} answers %s as it answers an address that nobody has`, async (email) => {
    const [known, unknown] = [await seenOf(path, email), await seenOf(path, 'nobody@example.com')]
    expect(known).toEqual(unknown)
  })
}

test('how long a mail to choose a new password takes to be asked for says nothing either', async () => {
  for (const email of ['new@example.com', 'nobody@example.com']) {
    const startMs = performance.now()
    await callAuth('/request-password-reset', { email })
    expect(performance.now() - startMs).toBeGreaterThanOrEqual(495)
  }
  expect(vi.mocked(notBefore).mock.calls.map(([ms]) => ms)).toEqual([500, 500])
})

test('only with the right password is somebody told that they are banned', async () => {
  const wrong = await callAuth('/sign-in/email', { email: 'banned@example.com', password: 'not the one' })
  expect(wrong.status).toBe(401)
  const right = await callAuth('/sign-in/email', { email: 'banned@example.com', password: PASSWORD })
  expect(await right.json()).toMatchObject({ code: 'BANNED_USER' })
})
