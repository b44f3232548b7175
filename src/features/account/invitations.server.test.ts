import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { invitation, mail } from '#/db/schema/index.ts'
import { prepareTasks } from '#/platform/tasks/tasks.server.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { buildCompany, buildInvitation } from '#tests/setup/company-stage.ts'
import { authHooks } from './account-mail.server.ts'
import { getLinkedInvitation, listInvitationsTo } from './invitations.server.ts'

await useTestAuth(authHooks)
await prepareTasks()

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)

async function buildInvited(changes: Partial<typeof invitation.$inferInsert> = {}) {
  const { organizationId, owner } = await buildCompany()
  return buildInvitation({ organizationId, inviterId: owner.userId, ...changes })
}

test('the link shows who invites to what, and of the address what its holder knows again', async () => {
  const { id, email } = await buildInvited({ organizationRole: 'admin' })
  const shown = await getLinkedInvitation(id, null)
  expect(shown).toEqual({
    state: 'open',
    address: expect.stringMatching(/^[^…]…@example\.com$/) as string,
    isTheirs: false,
    organizationName: 'Tidewall Engineering',
    logo: '/files/company-logos/default.webp',
    inviterName: 'Ada Byron',
    organizationRole: 'admin',
    expiresAt: expect.any(String) as string,
  })
  expect(JSON.stringify(shown)).not.toContain(email)
  expect(await getLinkedInvitation(id, { email: email.toUpperCase() })).toEqual({ ...shown, isTheirs: true })
  expect(await getLinkedInvitation(id, { email: `x${email}` })).toEqual(shown)
})

test.each([
  ['cancelled', { status: 'canceled' }],
  ['declined', { status: 'rejected' }],
  ['accepted', { status: 'accepted' }],
  ['over', { expiresAt: daysAgo(1) }],
])('a link that was %s says what one says that never was', async (_what, changes) => {
  const { id } = await buildInvited(changes)
  expect(await getLinkedInvitation(id, null)).toEqual(await getLinkedInvitation('nothing', null))
})

test('somebody’s own invitations are listed, in capitals too, with those that ran out lately', async () => {
  const { email, id } = await buildInvited()
  const ranOut = await buildInvited({ email, expiresAt: daysAgo(3) })
  await buildInvited({ email, expiresAt: daysAgo(31) })
  await buildInvited({ email, status: 'canceled' })
  await buildInvited()
  const mine = await listInvitationsTo({ email: email.toUpperCase(), emailVerified: true })
  expect(Object.fromEntries(mine.map((one) => [one.id, one.isExpired]))).toEqual({
    [id]: false,
    [ranOut.id]: true,
  })
  expect(mine.every((one) => !('email' in one))).toBe(true)
})

test('an address that is not confirmed has no invitations', async () => {
  const { email } = await buildInvited()
  expect(await listInvitationsTo({ email, emailVerified: false })).toEqual([])
})

test('the mail of an invitation leads to its own page, and one that is sent again is mailed again', async () => {
  const { owner } = await buildCompany()
  const body = { email: 'told@example.com', role: 'member' }
  const ids: string[] = []
  for (const resend of [false, true]) {
    ids.push((await (await owner.call('invite-member', { ...body, resend })).json()).id)
  }
  const mails = await db().select().from(mail).where(eq(mail.recipient, 'told@example.com')).orderBy(mail.id)
  expect(mails.map(({ text }) => /\/auth\/invitation\/(\w+)/.exec(text)?.[1])).toEqual(ids)
})
