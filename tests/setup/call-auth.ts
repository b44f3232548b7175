import { randomUUID } from 'node:crypto'
import type { AuthContext } from 'better-auth'
import { testUtils } from 'better-auth/plugins'
import type { AccountType } from '#/domain/access/account-type.ts'
import { answerAuthRequest } from '#/platform/auth/answer-auth-request.server.ts'
import { auth } from '#/platform/auth/auth.server.ts'
import { buildUser } from '#tests/factories/build-user.ts'

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
  const { userId } = await buildUser({ type })
  // The library's own way in for tests, which asks for no password: judging one takes long, on purpose.
  const context = (await auth().$context) as unknown as AuthContext
  const { test } = testUtils().init(context).context
  const cookie = (await test.getAuthHeaders({ userId })).get('cookie') ?? ''
  const answer = await answerAuthRequest(
    new Request(`${ORIGIN}/api/auth/get-session`, { headers: { origin: ORIGIN, cookie } }),
  )
  return { userId, email: `${userId}@example.com`, cookie: cookiesAfter(answer, cookie) }
}

/** What a browser sends on after an answer: the names and values alone, the newest of each name. */
export function cookiesAfter(answer: Response, cookie = ''): string {
  const lines = [...cookie.split('; '), ...answer.headers.getSetCookie()].filter(Boolean)
  const pairs = lines.map((line) => line.split(';')[0] ?? '')
  return [...new Map(pairs.map((pair) => [pair.split('=')[0], pair])).values()].join('; ')
}

/** A GET of the auth library's own endpoints: a page that asks, or somebody who presses a link. */
export function getAuth(path: string, cookie = ''): Promise<Response> {
  const url = new URL(path, `${ORIGIN}/api/auth/`)
  return answerAuthRequest(new Request(url, { headers: cookie ? { cookie } : {} }))
}
