import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { mail, session, user } from '#/db/schema/index.ts'
import type { Actor } from '#/domain/access/actor.ts'
import type { AuthHooks } from '#/platform/auth/auth-hooks.ts'
import { listAudit } from '#/platform/audit/audit.server.ts'
import { auth } from '#/platform/auth/auth.server.ts'
import { log } from '#/platform/log/log.server.ts'
import { queueMail } from '#/platform/mailer/outbox.server.ts'
import { prepareTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'
import { buildMember, buildOrganization } from '#tests/factories/build-organization.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { buildSignedIn, callAuth } from '#tests/setup/call-auth.ts'
import { changePassword, endSession, openAccount } from './change-user-account.server.ts'
import { getAccount } from './user-account.server.ts'
import { newUserSchema, type NewUser } from './user-account.schema.ts'

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = '1000'
})

const sendResetMail = vi.fn<AuthHooks['sendResetMail']>()
await useTestAuth({ sendResetMail })
await prepareTasks()
afterAll(stopTasks)
beforeEach(() => {
  sendResetMail.mockReset().mockResolvedValue()
})

let admin: Actor & { cookie: string; headers: Headers }

async function buildAdmin() {
  const { userId, cookie } = await buildSignedIn('Admin')
  const actor: Actor = {
    ...{ userId, accountType: 'Admin', platformRole: 'admin' },
    ...{ emailVerified: true, activeOrganizationId: null },
  }
  return { ...actor, cookie, headers: new Headers({ cookie }) }
}
beforeAll(async () => {
  admin = await buildAdmin()
})

const asNew = (changes: object = {}): NewUser =>
  newUserSchema.parse({
    ...{ firstName: 'Percy', lastName: 'Shelley', email: `${randomUUID()}@example.com` },
    ...{ type: 'Individual', platformRole: 'user', way: 'link', password: '' },
    ...changes,
  })

const asking = () => ({ actor: admin, headers: admin.headers })
const end = (what: { userId: string; id: string }) => endSession(asking(), what)
const mailLink = (id: string, actor: Actor = admin) =>
  changePassword({ ...asking(), actor }, { id, way: 'link', password: '', endsSessions: false })
const rowOf = async (id: string) => (await db().select().from(user).where(eq(user.id, id)))[0]
const signIn = (email: string, password: string) => callAuth('/sign-in/email', { email, password })

test('an account is opened with its names, type and role, and its owner is mailed the link to a password', async () => {
  const fields = asNew({ type: 'Employer' })
  const { id, isLinkSent } = await openAccount(admin.headers, fields)
  expect(isLinkSent).toBe(true)
  expect(await rowOf(id)).toMatchObject({
    ...{ firstName: 'Percy', lastName: 'Shelley', name: 'Percy Shelley', email: fields.email },
    ...{ type: 'Employer', platformRole: 'user', emailVerified: false },
  })
  expect(sendResetMail).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      userId: id,
      email: fields.email,
      url: expect.stringContaining('/reset-password/'),
    }),
  )
  const token = new URL(sendResetMail.mock.calls[0]?.[0].url ?? '').pathname.split('/').at(-1)
  expect((await callAuth('/reset-password', { token, newPassword: 'battery staple' })).status).toBe(200)
  expect((await signIn(fields.email, 'battery staple')).status).toBe(200)
})

test('an account with a temporary password is signed in with it, and gets no mail', async () => {
  const fields = asNew({ way: 'password', password: 'battery staple', type: 'Admin', platformRole: 'admin' })
  const { id } = await openAccount(admin.headers, fields)
  expect(sendResetMail).not.toHaveBeenCalled()
  expect(await rowOf(id)).toMatchObject({ type: 'Admin', platformRole: 'admin' })
  expect((await signIn(fields.email, 'battery staple')).status).toBe(200)
})

test('an address that somebody has is refused at its field, however it is written', async () => {
  const fields = asNew()
  await openAccount(admin.headers, fields)
  const again = openAccount(admin.headers, { ...fields, email: fields.email.toUpperCase() })
  await expect(again).rejects.toMatchObject({
    code: 'INVALID',
    field: 'email',
    message: 'error.auth.userExists',
  })
})

test('an account whose link could not be asked for is there, and that is told', async () => {
  vi.spyOn(auth().api, 'requestPasswordReset').mockRejectedValueOnce(new Error('too busy'))
  const { id, isLinkSent } = await openAccount(admin.headers, asNew())
  expect(isLinkSent).toBe(false)
  expect(await rowOf(id)).toBeTruthy()
})

test('a link that the outbox refuses counts as not sent, neither with a new account nor later, and is not kept as sent', async () => {
  sendResetMail.mockImplementation(({ userId, email: recipient, url }) =>
    queueMail(db(), { key: url, recipient, userId, subject: 'Choose a password', html: url, text: url }),
  )
  const logged = vi.spyOn(log(), 'error').mockReturnValue()
  await db().execute(sql`alter table "mail" add constraint "no_mail" check (false)`)
  const { id, isLinkSent } = await openAccount(admin.headers, asNew())
  await expect(mailLink(id)).rejects.toThrow(/mail/)
  const fromOutside = await callAuth('/request-password-reset', { email: (await rowOf(id))?.email })
  await db().execute(sql`alter table "mail" drop constraint "no_mail"`)
  expect([isLinkSent, fromOutside.status]).toEqual([false, 200])
  const faults = logged.mock.calls.map(([fault]: unknown[]) => fault)
  const where = ['createUserAccount', '/request-password-reset']
  expect(faults).toMatchObject(
    where.map((place) => ({ where: place, message: expect.stringMatching(/no_mail/) })),
  )
  const { entries } = await listAudit({ subject: { type: 'user', id } }, { limit: 5 })
  expect(entries.map(({ action, outcome }) => [action, outcome])).toEqual([
    ['user.mail-password-link', 'refused'],
    ['user.create', 'done'],
  ])
  await mailLink(id)
  expect(await db().$count(mail, eq(mail.userId, id))).toBe(1)
})

test.each([
  [{ firstName: 'P' }, 'firstName'],
  [{ email: 'nobody' }, 'email'],
  [{ way: 'password', password: 'short' }, 'password'],
  [{ type: 'Admin' }, 'platformRole'],
  [{ platformRole: 'admin' }, 'platformRole'],
  [{ type: 'Owner' }, 'type'],
])('%j is refused beside %s', (changes, field) => {
  const good = { firstName: 'Percy', lastName: 'Shelley', email: 'percy@example.com' }
  const standing = { type: 'Individual', platformRole: 'user', way: 'link', password: '' }
  const read = newUserSchema.safeParse({ ...good, ...standing, ...changes })
  expect(read.error?.issues.map(({ path }) => path[0])).toContain(field)
})

test('whoever is no admin opens no account', async () => {
  const { cookie } = await buildSignedIn('Employer')
  const refused = openAccount(new Headers({ cookie }), asNew())
  await expect(refused).rejects.toMatchObject({ message: 'error.auth.notAllowed' })
})

test('a link to a password is mailed to whom it is for; not to oneself, and not to nobody', async () => {
  const person = await buildUser()
  await mailLink(person.userId)
  expect(sendResetMail.mock.calls.map(([{ userId }]) => userId)).toEqual([person.userId])
  const { entries } = await listAudit({ subject: { type: 'user', id: person.userId } }, { limit: 5 })
  expect(entries).toMatchObject([{ action: 'user.mail-password-link', actorId: admin.userId }])
  await expect(mailLink(admin.userId)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(mailLink(randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(mailLink(admin.userId, person)).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test.each([
  ['link', '', ['user.end-sessions', 'user.mail-password-link']],
  ['password', 'battery staple', ['user.set-password', 'user.end-sessions']],
] as const)(
  'another password by %s of which the signing out breaks leaves nothing to repeat: tried again, it is done once',
  async (way, password, done) => {
    const { userId: id, email } = await buildSignedIn()
    const change = () => changePassword(asking(), { id, way, password, endsSessions: true })
    await db().execute(
      `create or replace function refuse() returns trigger language plpgsql as 'begin raise exception ''no''; end'`,
    )
    await db().execute(
      'create trigger refuse before delete on session for each row execute function refuse()',
    )
    await expect(change()).rejects.toThrow()
    await db().execute('drop trigger refuse on session')
    expect((await getAccount(admin, id)).sessions).toHaveLength(1)
    expect(sendResetMail).not.toHaveBeenCalled()
    if (way === 'password') expect((await signIn(email, password)).status).toBe(401)
    await change()
    expect((await getAccount(admin, id)).sessions).toEqual([])
    expect(sendResetMail).toHaveBeenCalledTimes(way === 'link' ? 1 : 0)
    if (way === 'password') expect((await signIn(email, password)).status).toBe(200)
    const { entries } = await listAudit({ subject: { type: 'user', id } }, { limit: 9 })
    const kept = entries.toReversed().map(({ action, outcome }) => [action, outcome])
    const asked = way === 'link' ? 'user.mail-password-link' : 'user.set-password'
    expect(kept).toEqual([[asked, 'failed'], ...done.map((action) => [action, 'done'])])
  },
)

test('many links at once wait for no second connection each', async () => {
  const people = await Promise.all(Array.from({ length: 30 }, () => buildUser()))
  await Promise.all(people.map(({ userId }) => mailLink(userId)))
  expect(sendResetMail).toHaveBeenCalledTimes(people.length)
})

test('a link that the library finds nobody for is not kept as sent', async () => {
  const { userId } = await buildUser()
  await db()
    .update(user)
    .set({ email: `${randomUUID()}@EXAMPLE.com` })
    .where(eq(user.id, userId))
  await expect(mailLink(userId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const { entries } = await listAudit({ subject: { type: 'user', id: userId } }, { limit: 5 })
  expect(entries).toMatchObject([{ action: 'user.mail-password-link', outcome: 'refused' }])
})

test(
  'one device is ended by its id, and the others stay; once more, or of somebody else, there is none',
  { tags: ['R173'] },
  async () => {
    const [person, other] = [await buildSignedIn(), await buildSignedIn()]
    await db()
      .insert(session)
      .values({
        id: randomUUID(),
        userId: person.userId,
        token: 'kept',
        expiresAt: new Date(Date.now() + 9e6),
      })
    const [device] = (await getAccount(admin, person.userId)).sessions
    const id = device?.id ?? ''
    const wrong = end({ userId: other.userId, id })
    await expect(wrong).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await end({ userId: person.userId, id })
    const left = await db().select({ id: session.id }).from(session).where(eq(session.userId, person.userId))
    expect(left).toHaveLength(1)
    expect(left).not.toContainEqual({ id })
    await expect(end({ userId: person.userId, id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  },
)

test('no session of one’s own is ended here, and none in which an admin looks through somebody’s eyes', async () => {
  const person = await buildUser()
  const looking = {
    id: randomUUID(),
    token: randomUUID(),
    userId: person.userId,
    impersonatedBy: admin.userId,
  }
  await db()
    .insert(session)
    .values({ ...looking, expiresAt: new Date(Date.now() + 9e5) })
  await expect(end({ userId: person.userId, id: looking.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const [own] = await db().select().from(session).where(eq(session.userId, admin.userId))
  await expect(end({ userId: admin.userId, id: own?.id ?? '' })).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test.each<[string, 'impersonate' | 'remove' | 'ban', 'self' | 'admin' | 'banned']>([
  ['/admin/impersonate-user', 'impersonate', 'self'],
  ['/admin/impersonate-user', 'impersonate', 'admin'],
  ['/admin/impersonate-user', 'impersonate', 'banned'],
  ['/admin/ban-user', 'ban', 'self'],
  ['/admin/remove-user', 'remove', 'self'],
])(
  '%s: what the page does not offer (%s of %s), the library refuses',
  { tags: ['R173'] },
  async (path, action, whom) => {
    const others = { self: admin, admin: await buildUser({ type: 'Admin' }), banned: await buildUser() }
    const { userId } = others[whom]
    if (whom === 'banned') await db().update(user).set({ banned: true }).where(eq(user.id, userId))
    expect((await getAccount(admin, userId)).actions).not.toContain(action)
    expect((await callAuth(path, { userId }, admin.cookie)).status).toBeGreaterThanOrEqual(400)
  },
)

test('the only owner of a company is not removed, and the refusal names the company', async () => {
  const owner = await buildUser({ type: 'Employer' })
  await buildMember(owner, await buildOrganization({ name: 'Alder Mill' }), 'owner')
  const answer = await callAuth('/admin/remove-user', { userId: owner.userId }, admin.cookie)
  expect(answer.status).toBe(409)
  expect(await answer.text()).toContain('Alder Mill')
  expect(await rowOf(owner.userId)).toBeTruthy()
  const { entries } = await listAudit({ subject: { type: 'user', id: owner.userId } }, { limit: 2 })
  expect(entries).toMatchObject([{ action: 'user.remove', outcome: 'refused', code: 'CONFLICT' }])
})
