import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { auditEntry, session, user } from '#/db/schema/index.ts'
import { englishMessages } from '#/i18n/messages.ts'
import { translateText } from '#/i18n/translate.ts'
import { prepareTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { buildSignedIn, callAuth, callSignUp } from '#tests/setup/call-auth.ts'
import { holdDate } from '#tests/setup/hold-date.ts'
import { authErrorText, type AuthFailure } from '../auth-errors.ts'

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = '1000'
})

await useTestAuth()
await prepareTasks()
afterAll(stopTasks)

let admin: Awaited<ReturnType<typeof buildSignedIn>>
beforeAll(async () => {
  admin = await buildSignedIn('Admin')
})

const ask = (path: string, body: object, by = admin.cookie) => callAuth(`/admin/${path}`, body, by)
const rowOf = async (userId: string) => (await db().select().from(user).where(eq(user.id, userId)))[0]

/** What the screen says of a refusal. */
async function said(answer: Response): Promise<string> {
  const body = (await answer.json()) as AuthFailure
  return translateText('en', englishMessages(), authErrorText({ ...body, status: answer.status }))
}

const codesOf = async (actorId: string) => {
  const isRefused = and(eq(auditEntry.actorId, actorId), eq(auditEntry.outcome, 'refused'))
  const rows = await db()
    .select({ code: auditEntry.code })
    .from(auditEntry)
    .where(isRefused)
    .orderBy(auditEntry.id)
  return rows.map(({ code }) => code)
}

const OWN_STANDING = 'Your own standing is for another admin to decide'
test.each<[string, object, string, string]>([
  ['ban-user', {}, 'YOU_CANNOT_BAN_YOURSELF', OWN_STANDING],
  ['set-role', { role: 'user' }, 'OWN_STANDING', OWN_STANDING],
  ['update-user', { data: { type: 'Employer' } }, 'OWN_STANDING', OWN_STANDING],
  ['update-user', { data: { firstName: 'Bo', role: 'user' } }, 'OWN_STANDING', OWN_STANDING],
  ['update-user', { data: { banned: true } }, 'OWN_STANDING', OWN_STANDING],
  ['remove-user', {}, 'YOU_CANNOT_REMOVE_YOURSELF', 'Your own account is deleted in the settings'],
  ['impersonate-user', {}, 'YOU_CANNOT_IMPERSONATE_ADMINS', 'An admin cannot be impersonated'],
])(
  'an admin who tries %s %j on themselves is told why not, and that is kept',
  { tags: ['2.9e'] },
  async (path, body, code, text) => {
    const own = await buildSignedIn('Admin')
    const before = await rowOf(own.userId)
    for (const userId of [own.userId, [own.userId]]) {
      const answer = await ask(path, { ...body, userId }, own.cookie)
      expect(answer.status).toBeGreaterThanOrEqual(400)
      if (userId === own.userId) expect(await said(answer)).toBe(text)
    }
    expect(await rowOf(own.userId)).toEqual(before)
    expect(await db().$count(session, eq(session.userId, own.userId))).toBe(1)
    expect(await codesOf(own.userId)).toEqual([code, 'INVALID'])
  },
)

test('an admin still changes their own name, and another admin decides about them', async () => {
  const own = await buildSignedIn('Admin')
  const data = { firstName: 'Bo', lastName: 'Ek' }
  expect((await ask('update-user', { userId: own.userId, data }, own.cookie)).status).toBe(200)
  expect((await ask('set-role', { userId: own.userId, role: 'user' })).status).toBe(200)
  expect(await rowOf(own.userId)).toMatchObject({ name: 'Bo Ek', platformRole: 'user' })
})

test('another admin’s eyes are nobody’s, which is said and kept', async () => {
  const [own, other] = [await buildSignedIn('Admin'), await buildUser({ type: 'Admin' })]
  const answer = await ask('impersonate-user', { userId: other.userId }, own.cookie)
  expect([answer.status, await said(answer)]).toEqual([403, 'An admin cannot be impersonated'])
  expect(await codesOf(own.userId)).toEqual(['YOU_CANNOT_IMPERSONATE_ADMINS'])
})

test.each<[string, object]>([
  ['set-role', { role: 'user' }],
  ['ban-user', {}],
  ['remove-user', {}],
  ['update-user', { data: { type: 'Employer' } }],
])(
  'of two admins who try %s on each other at once, one stays an admin, in ten tries',
  { tags: ['R173'] },
  async (path, body) => {
    for (let tried = 0; tried < 10; tried += 1) {
      const two = [await buildSignedIn('Admin'), await buildSignedIn('Admin')]
      const [one, other] = two
      const answers = await Promise.all([
        ask(path, { ...body, userId: other?.userId }, one?.cookie),
        ask(path, { ...body, userId: one?.userId }, other?.cookie),
      ])
      const rows = await Promise.all(two.map(({ userId }) => rowOf(userId)))
      expect(rows.filter((row) => row?.type === 'Admin' && !row.banned)).toHaveLength(1)
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    }
  },
)

test.each(['short', '1234567'])(
  'the password %j is refused to a new account as at sign-up',
  async (password) => {
    const email = `${randomUUID()}@example.com`
    const answer = await ask('create-user', { email, name: 'Bo Ek', password })
    const names = { name: 'Bo Ek', firstName: 'Bo', lastName: 'Ek', type: 'Individual' }
    const atSignUp = await callAuth('/sign-up/email', { ...names, email, password })
    expect(answer.status).toBe(atSignUp.status)
    expect(await said(answer)).toBe(await said(atSignUp))
    expect(await db().$count(user, eq(user.email, email))).toBe(0)
  },
)

test('an empty password is not taken for none', async () => {
  const email = `${randomUUID()}@example.com`
  const answer = await ask('create-user', { email, name: 'Bo Ek', password: '' })
  expect(await said(answer)).toBe('The password needs at least 8 characters')
  expect(await db().$count(user, eq(user.email, email))).toBe(0)
})

test('an address that somebody has is refused to a new account', async () => {
  const email = `${randomUUID()}@example.com`
  await callSignUp({ email })
  const answer = await ask('create-user', { email, name: 'Bo Ek', password: 'correct horse' })
  expect(await said(answer)).toBe('A user with this email already exists')
})

const LONG = 'Give the reason in 500 characters at most'
const PAST = 'A ban has to end in the future'
const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString()
test.each<[string, object, string]>([
  ['ban-user', { banReason: 'x'.repeat(501) }, LONG],
  ['ban-user', { banExpiresIn: 0 }, PAST],
  ['ban-user', { banExpiresIn: -1 }, PAST],
  ['ban-user', { banExpiresIn: 1e18 }, PAST],
  ['update-user', { data: { banned: true, banReason: 'x'.repeat(501) } }, LONG],
  ['update-user', { data: { banned: true, banExpires: YESTERDAY } }, PAST],
  ['update-user', { data: { banned: true, banExpires: 'some day' } }, PAST],
])('%s %j bans nobody, and says why', async (path, body, text) => {
  const { userId } = await buildUser()
  const answer = await ask(path, { ...body, userId })
  expect([answer.status, await said(answer)]).toEqual([400, text])
  expect(await rowOf(userId)).toMatchObject({ banned: false, banReason: null })
})

test('a reason of 500 characters and an end in an hour are taken', async () => {
  const nowMs = holdDate()
  const { userId } = await buildUser()
  const banReason = 'x'.repeat(500)
  expect((await ask('ban-user', { userId, banReason, banExpiresIn: 3_600 })).status).toBe(200)
  const banExpires = new Date(nowMs + 3_600_000)
  expect(await rowOf(userId)).toMatchObject({ banned: true, banReason, banExpires })
})
