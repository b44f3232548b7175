import { createHash, randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { account, user } from '#/db/schema/index.ts'
import { invitationPath } from '#/domain/access/invitation-path.ts'
import { authConnection } from '#/platform/auth/auth-connection.server.ts'
import type { AccountNotice, AuthHooks } from '#/platform/auth/auth-hooks.ts'
import { baseUrl } from '#/platform/env/env.server.ts'
import { queueActionMail } from '#/platform/mailer/action-mail.server.ts'
import { recipientSpeech } from '#/platform/mailer/recipient-speech.server.ts'

type AccountMail = {
  kind: 'verify' | 'newEmail' | 'reset' | 'firstPassword' | 'changeEmail' | 'invitation' | AccountNotice
  /** What makes it one mail however often it is queued; by default its link. */
  key?: string
  recipient: string
  /** The account it is about; whoever is invited may have none. */
  userId?: string
  url: string
  values?: Record<string, string>
}

/** Links hold secrets, so that the key of a mail is made from a digest of its link. */
function keyOf(kind: string, url: string): string {
  return `${kind}:${createHash('sha256').update(url).digest('hex')}`
}

/** What a mail calls its reader; null for an unconfirmed address, which may be a stranger's. Primary key of `user`. */
async function nameOfReader({ userId, recipient }: Pick<AccountMail, 'userId' | 'recipient'>) {
  if (userId === undefined) return null
  const [reader] = await authConnection()
    .select({ name: user.name })
    .from(user)
    .where(and(eq(user.id, userId), eq(user.email, recipient), eq(user.emailVerified, true)))
  return reader?.name ?? null
}

async function queueAccountMail(mail: AccountMail): Promise<void> {
  const { kind, recipient, userId, url, values, key } = mail
  const speech = await recipientSpeech(authConnection(), { recipient, userId })
  const name = await nameOfReader(mail)
  await queueActionMail(authConnection(), {
    key: key ?? keyOf(kind, url),
    ...{ recipient, userId, speech, kind, url },
    greeting: name === null ? speech.say('mail.hello') : undefined,
    values: { ...values, name: name ?? '' },
    isAwaited: true,
  })
}

/** Whoever has none yet did not open the account themselves. Index account_user_id. */
async function hasWayIn(userId: string): Promise<boolean> {
  return (await authConnection().$count(account, eq(account.userId, userId))) > 0
}

/** The mails of the auth library, written by this product and sent through its outbox. */
export const authHooks: AuthHooks = {
  sendVerificationMail: ({ userId, email, url, isNewAddress }) =>
    queueAccountMail({
      kind: isNewAddress ? 'newEmail' : 'verify',
      recipient: email,
      userId,
      url,
    }),
  sendResetMail: async ({ userId, email, url }) => {
    const kind = (await hasWayIn(userId)) ? 'reset' : 'firstPassword'
    await queueAccountMail({ kind, recipient: email, userId, url })
  },
  sendChangeEmailMail: ({ userId, email, newEmail, url }) =>
    queueAccountMail({ kind: 'changeEmail', recipient: email, userId, url, values: { newEmail } }),
  sendNotice: ({ userId, email, notice }) =>
    queueAccountMail({
      kind: notice,
      key: `${notice}:${randomUUID()}`,
      recipient: email,
      userId,
      url: `${baseUrl()}/app/settings`,
    }),
  sendInvitationMail: ({ email, invitationId, inviterName, organizationName }) =>
    queueAccountMail({
      kind: 'invitation',
      recipient: email,
      url: `${baseUrl()}${invitationPath(invitationId)}`,
      values: { inviter: inviterName, organization: organizationName },
    }),
}
