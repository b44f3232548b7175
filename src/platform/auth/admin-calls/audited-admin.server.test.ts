import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { account, auditEntry, session, user } from '#/db/schema/index.ts'
import { prepareTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { buildSignedIn, callAuth, cookiesAfter } from '#tests/setup/call-auth.ts'
import { auth } from '../auth.server.ts'

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = '1000'
})

await useTestAuth()
await prepareTasks()
afterAll(stopTasks)

const PASSWORD = 'correct horse'
type SignedIn = Awaited<ReturnType<typeof buildSignedIn>>
let admin: SignedIn
beforeAll(async () => {
  admin = await buildSignedIn('Admin')
})

const ask = (path: string, body: object, by = admin.cookie) => callAuth(`/admin/${path}`, body, by)

/** What is kept of those whom nobody else acts for or upon. */
const keptBy = (actorId: string) =>
  db().select().from(auditEntry).where(eq(auditEntry.actorId, actorId)).orderBy(auditEntry.id)
const keptOf = (subjectId: string) =>
  db()
    .select({
      ...{ actorId: auditEntry.actorId, impersonatedId: auditEntry.impersonatedId },
      ...{ action: auditEntry.action, outcome: auditEntry.outcome, code: auditEntry.code },
      ...{ before: auditEntry.before, after: auditEntry.after },
    })
    .from(auditEntry)
    .where(and(eq(auditEntry.subjectType, 'user'), eq(auditEntry.subjectId, subjectId)))
    .orderBy(auditEntry.id)

const done = (action: string, before: object | null, after: object | null) => ({
  ...{ actorId: admin.userId, impersonatedId: null, outcome: 'done', code: null },
  ...{ action, before, after },
})
const ofRefused = (action: string, code: string) => ({
  ...{ actorId: admin.userId, impersonatedId: null, outcome: 'refused', code },
  ...{ action, before: null, after: null },
})

const NOT_BANNED = { banned: false, banReason: null, banExpires: null }
const STANDING = { accountType: 'Individual', platformRole: 'user', emailVerified: true, ...NOT_BANNED }
const aMoment = expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string

const sessionOf = async (userId: string) => {
  const [row] = await db().select().from(session).where(eq(session.userId, userId))
  return { token: row?.token ?? '', sessionId: row?.id ?? '' }
}

/** Each call that changes something: what is sent for somebody, and what is kept of it. */
type Done = {
  body: (person: { userId: string; token: string }) => object
  before: object | null
  after: object | null
}
const DONE: Record<string, Done & { action: string }> = {
  'update-user': {
    action: 'user.update',
    body: ({ userId }) => ({ userId, data: { firstName: 'Zephyrine', lastName: 'Quill', currency: 'EUR' } }),
    before: {},
    after: { fields: ['firstName', 'lastName', 'currency'] },
  },
  'set-role': {
    action: 'user.set-role',
    body: ({ userId }) => ({ userId, role: 'admin' }),
    before: { accountType: 'Individual', platformRole: 'user' },
    after: { accountType: 'Admin', platformRole: 'admin' },
  },
  'set-user-password': {
    action: 'user.set-password',
    body: ({ userId }) => ({ userId, newPassword: PASSWORD }),
    before: { hasPassword: false },
    after: { hasPassword: true },
  },
  'ban-user': {
    action: 'user.ban',
    body: ({ userId }) => ({ userId, banReason: 'Spam', banExpiresIn: 3_600 }),
    before: NOT_BANNED,
    after: { banned: true, banReason: 'Spam', banExpires: aMoment },
  },
  'unban-user': {
    action: 'user.unban',
    body: ({ userId }) => ({ userId }),
    before: NOT_BANNED,
    after: NOT_BANNED,
  },
  'impersonate-user': {
    action: 'user.impersonate',
    body: ({ userId }) => ({ userId }),
    before: null,
    after: { sessionId: expect.any(String) as string, expiresAt: aMoment },
  },
  'revoke-user-session': {
    action: 'user.end-session',
    body: ({ token }) => ({ sessionToken: token }),
    before: { sessionId: expect.any(String) as string, expiresAt: aMoment },
    after: null,
  },
  'revoke-user-sessions': {
    action: 'user.end-sessions',
    body: ({ userId }) => ({ userId }),
    before: { sessions: 1 },
    after: { sessions: 0 },
  },
  'remove-user': {
    action: 'user.remove',
    body: ({ userId }) => ({ userId }),
    before: STANDING,
    after: null,
  },
}

test.each(Object.keys(DONE))(
  '%s leaves one entry: who, when, what, before and after',
  { tags: ['R173'] },
  async (path) => {
    const { action = '', body, before = null, after = null } = DONE[path] ?? {}
    const { userId } = await buildSignedIn()
    const { token } = await sessionOf(userId)
    expect((await ask(path, body?.({ userId, token }) ?? {})).status).toBe(200)
    expect(await keptOf(userId)).toEqual([done(action, before, after)])
  },
)

test('an account that is made is kept by its id and standing', async () => {
  const email = `${randomUUID()}@example.com`
  const data = { firstName: 'Zephyrine', lastName: 'Quill', type: 'Employer' }
  const answer = await ask('create-user', { email, name: 'Zephyrine Quill', password: PASSWORD, data })
  expect(answer.status).toBe(200)
  const [made] = await db().select().from(user).where(eq(user.email, email))
  const after = { ...STANDING, accountType: 'Employer', emailVerified: false, hasPassword: true }
  expect(await keptOf(made?.id ?? '')).toEqual([done('user.create', null, after)])
})

test('an update keeps the names of the fields and, of the standing, what changed', async () => {
  const { userId } = await buildUser()
  const data = { banned: true, banReason: 'Spam', name: 'Zephyrine', 'A name as a field': 1 }
  expect((await ask('update-user', { userId, data })).status).toBe(200)
  expect(await keptOf(userId)).toEqual([
    done(
      'user.update',
      { banned: false, banReason: null },
      { banned: true, banReason: 'Spam', fields: ['banned', 'banReason', 'name'] },
    ),
  ])
})

test(
  'looking through somebody’s eyes is the admin’s, and so is what they are refused meanwhile, and its end',
  { tags: ['R184', '2.9e'] },
  async () => {
    const { userId } = await buildSignedIn()
    const looking = cookiesAfter(await ask('impersonate-user', { userId }), admin.cookie)
    const other = await buildUser()
    expect((await ask('ban-user', { userId: other.userId }, looking)).status).toBe(403)
    expect((await ask('stop-impersonating', {}, looking)).status).toBe(200)
    const through = { actorId: admin.userId, impersonatedId: userId }
    expect(await keptOf(other.userId)).toMatchObject([
      { ...through, action: 'user.ban', outcome: 'refused', code: 'YOU_ARE_NOT_ALLOWED_TO_BAN_USERS' },
    ])
    const begun = { sessionId: expect.any(String) as string, expiresAt: aMoment }
    expect(await keptOf(userId)).toEqual([
      done('user.impersonate', null, begun),
      { ...done('user.stop-impersonating', begun, null), ...through },
    ])
  },
)

test('what is refused is kept with its code, and about nobody where nobody was named', async () => {
  const own = await buildSignedIn('Admin')
  const calls: [string, object][] = [
    ['stop-impersonating', {}],
    ['ban-user', { userId: randomUUID() }],
    ['ban-user', { userId: ['x'] }],
    ['create-user', { email: 'no address', name: 'Bo Ek' }],
    ['set-user-password', { userId: own.userId, newPassword: 'short' }],
    ['revoke-user-session', {}],
  ]
  for (const [path, body] of calls) {
    expect((await ask(path, body, own.cookie)).status, path).toBeGreaterThanOrEqual(400)
  }
  const kept = await keptBy(own.userId)
  expect(kept.map(({ action, outcome, code, subjectId }) => [action, outcome, code, subjectId])).toEqual([
    ['user.stop-impersonating', 'refused', 'NOT_IMPERSONATING', null],
    ['user.ban', 'refused', 'USER_NOT_FOUND', null],
    ['user.ban', 'refused', 'INVALID', null],
    ['user.create', 'refused', 'INVALID_EMAIL', null],
    ['user.set-password', 'refused', 'PASSWORD_TOO_SHORT', own.userId],
    ['user.end-session', 'refused', 'VALIDATION_ERROR', null],
  ])
})

test('what breaks on the way is taken back and kept as failed', async () => {
  const { userId } = await buildSignedIn()
  await db().execute(
    `create function refuse() returns trigger language plpgsql as 'begin raise exception ''no''; end'`,
  )
  await db().execute('create trigger refuse before delete on session for each row execute function refuse()')
  const answer = await ask('ban-user', { userId })
  await db().execute('drop trigger refuse on session')
  expect(answer.status).toBe(500)
  expect(await keptOf(userId)).toEqual([{ ...ofRefused('user.ban', 'INTERNAL'), outcome: 'failed' }])
  expect(await db().select(NOT_BANNED_COLUMNS).from(user).where(eq(user.id, userId))).toEqual([NOT_BANNED])
})

const NOT_BANNED_COLUMNS = { banned: user.banned, banReason: user.banReason, banExpires: user.banExpires }

test('what cannot be kept is not done', { tags: ['R173'] }, async () => {
  const people = await Promise.all(Object.keys(DONE).map(() => buildSignedIn()))
  const before = await Promise.all([
    db().select().from(user),
    db().select().from(account),
    db().$count(session),
  ])
  await db().execute('alter table audit_entry rename to audit_entry_away')
  const statuses: number[] = []
  for (const [place, { body }] of Object.values(DONE).entries()) {
    const { userId } = people[place] ?? admin
    const path = Object.keys(DONE)[place] ?? ''
    statuses.push((await ask(path, body({ userId, ...(await sessionOf(userId)) }))).status)
  }
  const made = await ask('create-user', { email: 'kept@example.com', name: 'Bo Ek', password: PASSWORD })
  await db().execute('alter table audit_entry_away rename to audit_entry')
  expect(new Set([...statuses, made.status])).toEqual(new Set([500]))
  expect(
    await Promise.all([db().select().from(user), db().select().from(account), db().$count(session)]),
  ).toEqual(before)
})

test('nothing is kept of others, whom the library refuses', async () => {
  const [person, other] = [await buildSignedIn(), await buildSignedIn('Employer')]
  const count = () => db().$count(auditEntry)
  const before = await count()
  for (const cookie of [person.cookie, '', 'flightpath.session_token=invented']) {
    for (const [path, { body }] of Object.entries(DONE)) {
      const answer = await ask(path, body({ userId: other.userId, token: 'invented' }), cookie)
      expect([401, 403], path).toContain(answer.status)
    }
    await ask('stop-impersonating', {}, cookie)
    await ask('create-user', { email: 'x@example.com', name: 'Bo Ek' }, cookie)
  }
  expect(await count()).toBe(before)
})

test('an entry holds nothing of a person, no password and no token', async () => {
  const { userId, email } = await buildSignedIn()
  const { token } = await sessionOf(userId)
  const newEmail = `${randomUUID()}@example.com`
  await ask('update-user', { userId, data: { firstName: 'Zephyrine', lastName: 'Quill', email: newEmail } })
  await ask('set-user-password', { userId, newPassword: 'correct horse of theirs' })
  const looking = await ask('impersonate-user', { userId })
  const { session: begun } = (await looking.json()) as { session: { token: string } }
  await ask('revoke-user-session', { sessionToken: token })
  await ask('remove-user', { userId })
  const kept = JSON.stringify(await keptOf(userId))
  expect(kept).toContain('user.remove')
  for (const word of ['Zephyrine', 'Quill', email, newEmail, 'horse', token, begun.token]) {
    expect(kept).not.toContain(word)
  }
})

/** Calls of the library below `/admin/` that change nothing. */
const READS = ['get-user', 'has-permission', 'list-users', 'list-user-sessions']

test('every call of the library for admins that changes something is kept', { tags: ['R173'] }, () => {
  const paths = Object.values(auth().api).flatMap(({ path }) => (path?.startsWith('/admin/') ? [path] : []))
  const kept = [...Object.keys(DONE), 'create-user', 'stop-impersonating']
  expect(paths.toSorted()).toEqual([...kept, ...READS].map((name) => `/admin/${name}`).toSorted())
})
