import { beforeEach, expect, test, vi } from 'vitest'
import { eq } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { account, rateLimit, user } from '#/db/schema/index.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { callAuth, callSignUp } from '#tests/setup/call-auth.ts'
import { notBefore } from './not-before.ts'

vi.mock('./not-before.ts', { spy: true })
vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = '1000'
})

const PASSWORD = 'correct horse'
await useTestAuth()

beforeEach(async () => {
  vi.mocked(notBefore).mockReset()
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

test.each(Object.keys(CALLS))(
  '%s answers whoever has an account as it answers who has none',
  async (path) => {
    const [nobody, ...known] = await Promise.all(
      ['nobody@example.com', ...KNOWN].map((email) => seenOf(path, email)),
    )
    for (const seen of known) expect(seen).toEqual(nobody)
  },
)

test('how long a mail to choose a new password takes to be asked for says nothing either', async () => {
  const isTime = Promise.withResolvers<void>()
  let worked = 0
  vi.mocked(notBefore).mockImplementation(async (_ms, work) => {
    const done = await work()
    worked += 1
    await isTime.promise
    return done
  })
  const answered = vi.fn<(answer: Response) => void>()
  const asking = ['new@example.com', 'nobody@example.com'].map((email) =>
    callAuth('/request-password-reset', { email }).then(answered),
  )
  await expect.poll(() => worked).toBe(2)
  expect(answered).not.toHaveBeenCalled()
  expect(vi.mocked(notBefore).mock.calls.map(([ms]) => ms)).toEqual([500, 500])
  isTime.resolve()
  await Promise.all(asking)
  expect(answered).toHaveBeenCalledTimes(2)
})

test('only with the right password is somebody told that they are banned', async () => {
  const wrong = await callAuth('/sign-in/email', { email: 'banned@example.com', password: 'not the one' })
  expect(wrong.status).toBe(401)
  const right = await callAuth('/sign-in/email', { email: 'banned@example.com', password: PASSWORD })
  expect(await right.json()).toMatchObject({ code: 'BANNED_USER' })
})
