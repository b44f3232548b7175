import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { log } from '#/platform/log/log.server.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { buildSignedIn, callAuth, getAuth } from '#tests/setup/call-auth.ts'
import { findCurrentSession } from './actor.server.ts'
import { auth } from './auth.server.ts'
import { answerAuthRequest } from './answer-auth-request.server.ts'

const NIAMH = { email: 'niamh@example.com', password: 'correct horse' }

await useTestAuth()

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(log(), 'error').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
})

test(
  'of a fault inside the auth library neither SQL nor parameters are printed, logged or answered',
  { tags: ['2.11c'] },
  async () => {
    await db().execute(sql`alter table "user" rename to "user_away"`)
    const answer = await callAuth('/sign-in/email', NIAMH)
    await db().execute(sql`alter table "user_away" rename to "user"`)
    const body = await answer.text()
    expect([answer.status, JSON.parse(body)]).toEqual([
      500,
      {
        code: 'INTERNAL',
        message: expect.stringMatching(/^Something went wrong on our side \(request \w{8}\)$/),
      },
    ])
    expect(console.error).not.toHaveBeenCalled()
    const logged = JSON.stringify(vi.mocked(log().error).mock.calls)
    expect(logged).toMatch(/sign-in\/email.*does not exist/)
    expect(logged + body).not.toMatch(/niamh|select /)
  },
)

test('when nobody can say who is asking, the answer is to come back in a moment', async () => {
  const headers = new Headers({ cookie: (await buildSignedIn()).cookie })
  await db().execute(sql`alter table "session" rename to "session_away"`)
  const asked = findCurrentSession(headers, { freshness: 'fresh' })
  await expect(asked).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 5 })
  await db().execute(sql`alter table "session_away" rename to "session"`)
})

test('the library’s own answer that it cannot say who is asking is to come back in a moment', async () => {
  const { cookie } = await buildSignedIn()
  await db().execute(sql`alter table "session" rename to "session_away"`)
  const answer = await getAuth('get-session?disableCookieCache=true', cookie)
  await db().execute(sql`alter table "session_away" rename to "session"`)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await answer.json()).toMatchObject({ code: 'UNAVAILABLE' })
})

test('a refusal of the library is still answered as the library words it', async () => {
  const answer = await callAuth('/sign-in/email', NIAMH)
  expect(answer.status).toBe(401)
  expect(await answer.json()).toMatchObject({ code: 'INVALID_EMAIL_OR_PASSWORD' })
  expect(log().error).not.toHaveBeenCalled()
})

test('who returns from a provider into a fault sees our own page and nothing of the fault', async () => {
  await db().execute(sql`alter table "verification" rename to "verification_away"`)
  const answer = await answerAuthRequest(
    new Request('http://localhost:3000/api/auth/callback/google?code=x&state=secret-state'),
  )
  await db().execute(sql`alter table "verification_away" rename to "verification"`)
  const location = answer.headers.get('location') ?? ''
  expect([answer.status, location.replace(/=.*/, '')]).toEqual([
    302,
    'http://localhost:3000/auth/signin?error',
  ])
  expect(JSON.stringify(vi.mocked(log().error).mock.calls)).not.toMatch(/secret-state|select /)
})

test.each([
  ['reset-password/SECRETTOKEN?callbackURL=%2Fauth%2Fpassword%2Freset', '/api/auth/reset-password/:token'],
  ['callback/SECRETTOKEN?code=SECRETTOKEN&state=SECRETTOKEN', '/api/auth/callback/:id'],
  ['verify-email?token=SECRETTOKEN', '/api/auth/verify-email'],
])('the log line of a fault at %s holds no token', async (path, place) => {
  vi.spyOn(auth(), 'handler').mockRejectedValue(new Error('broken'))
  const answer = await answerAuthRequest(new Request(`http://localhost:3000/api/auth/${path}`))
  expect(answer.status).toBe(302)
  const logged = vi.mocked(log().error).mock.calls
  expect(logged).toMatchObject([[{ where: place, message: 'broken' }, 'fault']])
  expect(JSON.stringify(logged)).not.toContain('SECRETTOKEN')
})

test('the log line of a fault at an address that is none holds nothing of it', async () => {
  vi.spyOn(auth(), 'handler').mockRejectedValue(new Error('broken'))
  await answerAuthRequest(new Request('http://localhost:3000/api/auth/reset-password/SECRETTOKEN/more'))
  expect(vi.mocked(log().error).mock.calls).toMatchObject([[{ where: '/api/auth/*' }, 'fault']])
})
