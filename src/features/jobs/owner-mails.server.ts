import { and, asc, eq, not, sql } from 'drizzle-orm'
import type { Transaction } from '#/db/client.server.ts'
import { member, user } from '#/db/schema/index.ts'
import { IS_BANNED } from '#/platform/auth/is-banned.server.ts'
import { baseUrl } from '#/platform/env/env.server.ts'
import { queueActionMail } from '#/platform/mailer/action-mail.server.ts'
import { recipientSpeech } from '#/platform/mailer/recipient-speech.server.ts'

export type Owners = Awaited<ReturnType<typeof holdOwners>>

/** What the owners are told, and in the admin's words why. */
type Told =
  | { kind: 'organizationSuspended'; reason: string }
  | { kind: 'organizationRestored' }
  | { kind: 'jobTakenDown'; title: string; reason: string }
  | { kind: 'jobRestored'; title: string }

type About = {
  company: { id: string; name: string }
  owners: Owners
  /** What it is about, and its page: the company and the owner's own start page unless it says otherwise. */
  about?: { id: string; path: string }
}

/** Owners who may be told: not banned, with an address that they confirmed. Held against deletion. Index member_organization_user. */
export function holdOwners(tx: Transaction, organizationId: string) {
  return tx
    .select({ id: user.id, email: user.email, firstName: user.firstName, at: sql<string>`now()::text` })
    .from(member)
    .innerJoin(user, eq(user.id, member.userId))
    .where(
      and(
        eq(member.organizationId, organizationId),
        eq(member.organizationRole, 'owner'),
        not(IS_BANNED),
        eq(user.emailVerified, true),
      ),
    )
    .orderBy(asc(user.id))
    .for('key share', { of: user })
}

/** One mail to an owner about each thing and moment. */
export const ownerMailKey = (
  kind: Told['kind'],
  aboutId: string,
  { id, at }: Pick<Owners[number], 'id' | 'at'>,
) => `${kind}:${aboutId}:${id}:${at}`

/** Puts a mail to each owner into the outbox, in the caller's transaction. */
export async function mailOwners(
  tx: Transaction,
  { company, owners, about = { id: company.id, path: '/app/employer' } }: About,
  { kind, ...told }: Told,
): Promise<void> {
  const { reason, ...typed } = { reason: '', ...told }
  for (const { id: userId, email: recipient, firstName: name, at } of owners) {
    await queueActionMail(tx, {
      key: ownerMailKey(kind, about.id, { id: userId, at }),
      ...{ recipient, userId, kind },
      speech: await recipientSpeech(tx, { recipient, userId }),
      values: { name, organization: company.name, ...typed },
      ownValues: { contact: `${baseUrl()}/contact`, reason },
      url: `${baseUrl()}${about.path}`,
    })
  }
}
