import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { AccountType } from '#/domain/access/account-type.ts'
import { db } from '#/db/client.server.ts'
import { user } from '#/db/schema/index.ts'
import { answerAuthRequest } from '#/platform/auth/answer-auth-request.server.ts'

const ORIGIN = 'http://localhost:3000'
const PASSWORD = 'correct horse'

/** A call of the auth library's own endpoints, as a browser makes it. */
export function callAuth(path: string, body: object, cookie = ''): Promise<Response> {
  return answerAuthRequest(
    new Request(`${ORIGIN}/api/auth${path}`, {
      method: 'POST',
      headers: { origin: ORIGIN, cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  )
}

/** Signs somebody new up by the library's endpoint. */
export function callSignUp({ type = 'Individual', email = `${randomUUID()}@example.com` } = {}) {
  const names = { name: 'Bo Ek', firstName: 'Bo', lastName: 'Ek' }
  return callAuth('/sign-up/email', { ...names, type, email, password: PASSWORD })
}

/** Somebody with a confirmed address and a session of their own; `cookie` is what their browser sends. */
export async function buildSignedIn(type: AccountType = 'Individual') {
  const email = `${randomUUID()}@example.com`
  await callSignUp({ type: type === 'Admin' ? 'Individual' : type, email })
  const platformRole = type === 'Admin' ? 'admin' : 'user'
  const changes = { emailVerified: true, type, platformRole } as const
  const [row] = await db().update(user).set(changes).where(eq(user.email, email)).returning()
  const answer = await callAuth('/sign-in/email', { email, password: PASSWORD })
  return { userId: row?.id ?? '', email, cookie: cookiesAfter(answer) }
}

/** What a browser sends on after an answer: the names and values alone, the newest of each name. */
export function cookiesAfter(answer: Response, cookie = ''): string {
  const lines = [...cookie.split('; '), ...answer.headers.getSetCookie()].filter(Boolean)
  const pairs = lines.map((line) => line.split(';')[0] ?? '')
  return [...new Map(pairs.map((pair) => [pair.split('=')[0], pair])).values()].join('; ')
}
