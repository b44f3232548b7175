import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { organization, session, user } from '#/db/schema/index.ts'
import { buildMember, buildOrganization } from '#tests/factories/build-organization.ts'
import { NO_MAILS } from '#tests/fakes/no-mails.ts'
import { prepareTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { buildSignedIn, callAuth, callSignUp, cookiesAfter, getAuth } from '#tests/setup/call-auth.ts'
import { patientDatabase } from '#tests/setup/patient-database.ts'
import { findCurrentSession } from '../actor.server.ts'
import { configureAuth } from '../auth.server.ts'

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = '1000'
})

const PASSWORD = 'correct horse'
const TOKEN = 'flightpath.session_token'

await useTestAuth()
// Whoever is removed may leave tasks behind, which go with them.
await prepareTasks()
afterAll(stopTasks)
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

async function buildPerson() {
  const email = `${randomUUID()}@example.com`
  const cookie = cookiesAfter(await callSignUp({ email, type: 'Employer' }))
  const [row] = await db().select().from(user).where(eq(user.email, email))
  await db().update(user).set({ emailVerified: true }).where(eq(user.email, email))
  return {
    email,
    cookie: cookiesAfter(await getAuth('get-session?disableCookieCache=true', cookie), cookie),
    userId: row?.id ?? '',
  }
}

const signIn = (email: string, cookie = '') =>
  callAuth('/sign-in/email', { email, password: PASSWORD }, cookie)
const valueOf = (cookie: string, name: string) =>
  cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

const whoIs = async (cookie: string, freshness: 'cached' | 'fresh') =>
  (await findCurrentSession(new Headers({ cookie }), { freshness }))?.user.id ?? null

/** By the signed copy in the cookie while it is good, and then by the database. */
async function standing(cookie: string) {
  const now = await whoIs(cookie, 'cached')
  const fresh = await whoIs(cookie, 'fresh')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
  const later = await whoIs(cookie, 'cached')
  vi.useRealTimers()
  return { now, fresh, later }
}

test('signing in makes a token of its own: one that was planted before is not taken up', async () => {
  const [victim, attacker] = [await buildPerson(), await buildPerson()]
  const planted = valueOf(attacker.cookie, TOKEN)
  const after = cookiesAfter(await signIn(victim.email, attacker.cookie), attacker.cookie)
  expect(valueOf(after, TOKEN)).not.toBe(planted)
  expect(await whoIs(after, 'fresh')).toBe(victim.userId)
  expect(await whoIs(attacker.cookie, 'fresh')).toBe(attacker.userId)
  const again = cookiesAfter(await signIn(victim.email))
  expect(valueOf(again, TOKEN)).not.toBe(valueOf(after, TOKEN))
})

test.each(['invented', 'invented.signature', `${'x'.repeat(32)}.${'y'.repeat(43)}%3D`])(
  'the invented token %j is nobody’s, and does not become anybody’s',
  async (token) => {
    const { email } = await buildPerson()
    const forged = `${TOKEN}=${token}`
    expect(await whoIs(forged, 'cached')).toBeNull()
    const after = cookiesAfter(await signIn(email, forged), forged)
    expect(valueOf(after, TOKEN)).not.toBe(token)
    expect(await whoIs(forged, 'fresh')).toBeNull()
  },
)

async function tokenOf(userId: string) {
  const [row] = await db().select().from(session).where(eq(session.userId, userId))
  return row?.token ?? ''
}

type Person = Awaited<ReturnType<typeof buildPerson>>
const ENDS: Record<string, (person: Person) => Promise<Response>> = {
  'signing out': ({ cookie }) => callAuth('/sign-out', {}, cookie),
  'ending every session': ({ cookie }) => callAuth('/revoke-sessions', {}, cookie),
  'ending the others': async ({ email }) =>
    callAuth('/revoke-other-sessions', {}, cookiesAfter(await signIn(email))),
  'ending this one from elsewhere': async ({ email, userId }) => {
    const token = await tokenOf(userId)
    return callAuth('/revoke-session', { token }, cookiesAfter(await signIn(email)))
  },
  'a password changed elsewhere': async ({ email }) => {
    const body = { currentPassword: PASSWORD, newPassword: 'battery staple', revokeOtherSessions: true }
    return callAuth('/change-password', body, cookiesAfter(await signIn(email)))
  },
  'a ban': async ({ userId }) =>
    callAuth('/admin/ban-user', { userId }, (await buildSignedIn('Admin')).cookie),
  'an admin who ends it': async ({ userId }) =>
    callAuth('/admin/revoke-user-sessions', { userId }, (await buildSignedIn('Admin')).cookie),
  'an admin who removes the account': async ({ userId }) =>
    callAuth('/admin/remove-user', { userId }, (await buildSignedIn('Admin')).cookie),
}

test.each(Object.keys(ENDS))(
  'after %s the old cookies read for a minute at most, and what asks afresh refuses at once',
  async (end) => {
    const person = await buildPerson()
    expect((await ENDS[end]?.(person))?.status).toBe(200)
    expect(await standing(person.cookie)).toEqual({ now: person.userId, fresh: null, later: null })
  },
)

test.each(Object.keys(ENDS))(
  'after %s the old cookies write nothing by the library’s own calls, signed copy or not',
  async (end) => {
    const person = await buildPerson()
    const organizationId = await buildOrganization()
    const owner = { accountType: 'Employer', platformRole: 'user', emailVerified: true } as const
    await buildMember(
      { ...owner, userId: person.userId, activeOrganizationId: organizationId },
      organizationId,
    )
    // Nobody is removed as the last owner of a company.
    await buildMember(await buildUser({ type: 'Employer' }), organizationId, 'owner')
    await callAuth('/organization/set-active', { organizationId }, person.cookie)
    await ENDS[end]?.(person)
    const writes = {
      '/organization/delete': { organizationId },
      '/organization/update': { organizationId, data: { name: 'Taken over' } },
      '/organization/invite-member': { email: 'a@example.com', role: 'admin', organizationId },
      '/organization/set-active': { organizationId },
      '/update-user': { currency: 'EUR' },
      '/change-password': { currentPassword: PASSWORD, newPassword: 'battery staple' },
      '/two-factor/enable': { password: PASSWORD },
      '/revoke-other-sessions': {},
    }
    for (const [path, body] of Object.entries(writes)) {
      expect((await callAuth(path, body, person.cookie)).status, path).toBe(401)
    }
    expect(await db().$count(organization, eq(organization.id, organizationId))).toBe(1)
  },
)

test('ending the other sessions leaves this one, and ending this one leaves nobody else’s', async () => {
  const [person, other] = [await buildPerson(), await buildPerson()]
  const elsewhere = cookiesAfter(await signIn(person.email))
  await callAuth('/revoke-other-sessions', {}, elsewhere)
  expect(await whoIs(elsewhere, 'fresh')).toBe(person.userId)
  await callAuth('/revoke-session', { token: await tokenOf(other.userId) }, elsewhere)
  await callAuth('/revoke-sessions', {}, elsewhere)
  expect(await whoIs(elsewhere, 'fresh')).toBeNull()
  expect(await whoIs(other.cookie, 'fresh')).toBe(other.userId)
})

test('the signed copy of one session does not speak for another, and not when it was changed', async () => {
  const [one, other] = [await buildPerson(), await buildPerson()]
  const copy = valueOf(other.cookie, 'flightpath.session_data') ?? ''
  const mixed = `${TOKEN}=${valueOf(one.cookie, TOKEN)}; flightpath.session_data=${copy}`
  expect(await whoIs(mixed, 'cached')).toBe(one.userId)
  expect(await whoIs(`flightpath.session_data=${copy}`, 'cached')).toBeNull()
  const raised = Buffer.from(decodeURIComponent(copy), 'base64').toString().replaceAll('Employer', 'Admin')
  const forged = `${TOKEN}=${valueOf(other.cookie, TOKEN)}; flightpath.session_data=${Buffer.from(raised).toString('base64url')}`
  expect(
    (await findCurrentSession(new Headers({ cookie: forged }), { freshness: 'cached' }))?.user.type,
  ).toBe('Employer')
})

test('who is banned is told so at sign-in, and let in again when the ban is lifted', async () => {
  const { email, userId } = await buildPerson()
  const { cookie } = await buildSignedIn('Admin')
  await callAuth('/admin/ban-user', { userId }, cookie)
  const refused = await signIn(email)
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'BANNED_USER' }])
  await callAuth('/admin/unban-user', { userId }, cookie)
  expect((await signIn(email)).status).toBe(200)
})

const attributesOf = (answer: Response) =>
  Object.fromEntries(
    answer.headers.getSetCookie().map((line) => {
      const [pair = '', ...attributes] = line.split('; ')
      return [pair.split('=')[0] ?? '', attributes.flatMap((attribute) => attribute.split('='))]
    }),
  )

test('cookies of the way in are out of reach for scripts and for other sites', async () => {
  const { email } = await buildPerson()
  const cookies = attributesOf(await signIn(email))
  expect(Object.keys(cookies)).toContain(TOKEN)
  for (const attributes of Object.values(cookies)) {
    expect(attributes).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite', 'Lax', 'Path', '/']))
    expect(attributes).not.toContain('Domain')
  }
})

test('with an https address cookies travel over https alone', async () => {
  const { email } = await buildPerson()
  vi.stubEnv('BASE_URL', 'https://localhost:3000')
  vi.resetModules()
  const { configureAuth: configure } = await import('../auth.server.ts')
  const { answerAuthRequest } = await import('../answer-auth-request.server.ts')
  const { closeDatabase } = await patientDatabase()
  configure(NO_MAILS)
  const answer = await answerAuthRequest(
    new Request('https://localhost:3000/api/auth/sign-in/email', {
      method: 'POST',
      headers: { origin: 'https://localhost:3000', 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    }),
  )
  // Whoever is still connected keeps the database from being dropped, for seconds.
  await closeDatabase()
  configureAuth(NO_MAILS)
  expect(answer.status).toBe(200)
  const cookies = attributesOf(answer)
  expect(Object.keys(cookies)).toContain(`__Host-${TOKEN}`)
  for (const [name, attributes] of Object.entries(cookies)) {
    expect(name).toMatch(/^__Host-flightpath\./)
    expect(attributes).toEqual(expect.arrayContaining(['Secure', 'HttpOnly', 'SameSite', 'Lax', 'Path', '/']))
    expect(attributes).not.toContain('Domain')
  }
})
