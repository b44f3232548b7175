import { createHash, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { account } from '#/db/schema/index.ts'
import { invitationPath } from '#/domain/access/invitation-path.ts'
import type { TextValues } from '#/i18n/translate.ts'
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
  values: TextValues
}

/** Links hold secrets, so that the key of a mail is made from a digest of its link. */
function keyOf(kind: string, url: string): string {
  return `${kind}:${createHash('sha256').update(url).digest('hex')}`
}

async function queueAccountMail({ kind, recipient, userId, url, values, key }: AccountMail): Promise<void> {
  const { locale, say } = await recipientSpeech(authConnection(), { recipient, userId })
  const text = (part: string) => say(`mail.${kind}.${part}`, values)
  await queueActionMail(authConnection(), {
    key: key ?? keyOf(kind, url),
    recipient,
    userId,
    locale,
    subject: text('subject'),
    texts: { greeting: text('greeting'), body: text('body'), action: text('action'), note: text('note') },
    url,
    isAwaited: true,
  })
}

/** Whoever has none yet did not open the account themselves. Index account_user_id. */
async function hasWayIn(userId: string): Promise<boolean> {
  return (await authConnection().$count(account, eq(account.userId, userId))) > 0
}

/** The mails of the auth library, written by this product and sent through its outbox. */
export const authHooks: AuthHooks = {
  sendVerificationMail: ({ userId, email, name, url, isNewAddress }) =>
    queueAccountMail({
      kind: isNewAddress ? 'newEmail' : 'verify',
      recipient: email,
      userId,
      url,
      values: { name },
    }),
  sendResetMail: async ({ userId, email, name, url }) => {
    const kind = (await hasWayIn(userId)) ? 'reset' : 'firstPassword'
    await queueAccountMail({ kind, recipient: email, userId, url, values: { name } })
  },
  sendChangeEmailMail: ({ userId, email, name, newEmail, url }) =>
    queueAccountMail({ kind: 'changeEmail', recipient: email, userId, url, values: { name, newEmail } }),
  sendNotice: ({ userId, email, name, notice }) =>
    queueAccountMail({
      kind: notice,
      key: `${notice}:${randomUUID()}`,
      recipient: email,
      userId,
      url: `${baseUrl()}/app/settings`,
      values: { name },
    }),
  sendInvitationMail: ({ email, invitationId, inviterName, organizationName }) =>
    queueAccountMail({
      kind: 'invitation',
      recipient: email,
      url: `${baseUrl()}${invitationPath(invitationId)}`,
      values: { inviter: inviterName, organization: organizationName },
    }),
}
