import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { mail, user } from '#/db/schema/index.ts'
import { auth } from '#/platform/auth/auth.server.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { authHooks } from './account-mail.server.ts'

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = '1000'
})

await useTestAuth(authHooks)

type Id = { userId: string; email: string }

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

/** The one mail that went to an address. */
async function mailTo(email: string) {
  const [sent] = await db().select().from(mail).where(eq(mail.recipient, email))
  return `${sent?.subject}\n${sent?.text}\n${sent?.html}`
}

const WORDS = 'You won at https://evil.example/claim or call 0900123456'
const asLinks = /evil\.ex|0900123|:\/\/evil/

/** Somebody in whose name those words stand, as accounts of before the rule of names may have it. */
async function buildNamed(emailVerified: boolean): Promise<string> {
  const { userId } = await buildUser({ emailVerified })
  await db().update(user).set({ name: WORDS, firstName: WORDS }).where(eq(user.id, userId))
  return userId
}

/** The same link is mailed once. */
const newUrl = () => `http://localhost:3000/${randomUUID()}`
test.each([
  [
    'confirm an address',
    (id: Id) => authHooks.sendVerificationMail({ ...id, url: newUrl(), isNewAddress: false }),
  ],
  [
    'confirm another one',
    (id: Id) => authHooks.sendVerificationMail({ ...id, url: newUrl(), isNewAddress: true }),
  ],
  ['choose a password', (id: Id) => authHooks.sendResetMail({ ...id, url: newUrl() })],
  [
    'agree to another address',
    (id: Id) => authHooks.sendChangeEmailMail({ ...id, url: newUrl(), newEmail: 'a@b.example' }),
  ],
  ['hear of a change', (id: Id) => authHooks.sendNotice({ ...id, notice: 'passwordChanged' })],
])('a mail to %s greets nobody at an address that is not confirmed', async (_what, send) => {
  const userId = await buildNamed(false)
  const email = `${userId}@example.com`
  await send({ userId, email })
  expect(await mailTo(email)).toMatch(/\nHello,\n/)
  expect((await mailTo(email)).replaceAll('\u2060', '')).not.toMatch(/You won|evil/)
})

test('an address that somebody wants to have instead of theirs is not confirmed, and its mail greets nobody', async () => {
  const userId = await buildNamed(true)
  const email = `${randomUUID()}@example.com`
  await authHooks.sendVerificationMail({ userId, email, url: newUrl(), isNewAddress: true })
  expect(await mailTo(email)).toMatch(/\nHello,\n/)
})

test('a confirmed address is greeted by its name, of which nothing becomes a link', async () => {
  const userId = await buildNamed(true)
  await authHooks.sendResetMail({ userId, email: `${userId}@example.com`, url: newUrl() })
  const said = await mailTo(`${userId}@example.com`)
  expect(said.replaceAll('\u2060', '')).toContain(`Hello ${WORDS},`)
  expect(said).not.toMatch(asLinks)
})

test('a mail that invites a stranger makes no link of the names in it', async () => {
  const email = `${randomUUID()}@example.com`
  await authHooks.sendInvitationMail({
    invitationId: 'x',
    email,
    inviterName: WORDS,
    organizationName: WORDS,
  })
  expect((await mailTo(email)).replaceAll('\u2060', '')).toContain(`${WORDS} would like you to join ${WORDS}`)
  expect(await mailTo(email)).not.toMatch(asLinks)
})
