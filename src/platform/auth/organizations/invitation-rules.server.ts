import { rolesToGive } from '#/domain/access/member-changes.ts'
import { canInOrganization } from '#/domain/access/organization-roles.ts'
import { AppError } from '#/domain/app-error.ts'
import { db } from '#/db/client.server.ts'
import { countMade } from '#/platform/rate-limit/daily-quota.server.ts'
import { countUse, LONGEST_WINDOW_S } from '#/platform/rate-limit/rate-limit.server.ts'
import { authConnection } from '../auth-connection.server.ts'
import { addressDigest, mailboxDigest } from '../limits/count-try.server.ts'
import { authRefusal } from '../refusal.ts'
import { findMembership } from './membership.server.ts'

/** Mails that invite one address in a day: by one company, and by all of them. */
const MAILS_A_DAY = { byOne: 3, byAll: 10 } as const

export type Inviter = { id: string; emailVerified: boolean }
type Invited = { organizationId: string; email: string }

/** Keeps a company from inviting one address again and again. The table of counts holds no mail addresses. */
async function countInvited({ organizationId, email }: Invited): Promise<void> {
  const key = `invited:${organizationId}:${addressDigest(email)}`
  const limit = { key, max: MAILS_A_DAY.byOne, windowSeconds: LONGEST_WINDOW_S }
  const { allowed, retryAfterSeconds } = await countUse(db(), limit)
  if (!allowed) throw new AppError('RATE_LIMITED', 'error.dailyQuota.invited', { retryAfterSeconds })
}

/**
 * Counts one mail that invites an address, and tells whether it may be sent. Beyond the day's share of all companies
 * the invitation stands without a mail, so that no company closes it for another: its addressee finds it in their
 * account, and whoever invites is told to hand over the link.
 */
export async function mayMailInvitation(email: string): Promise<boolean> {
  const key = `invited:${mailboxDigest(email)}`
  const limit = { key, max: MAILS_A_DAY.byAll, windowSeconds: LONGEST_WINDOW_S }
  return (await countUse(authConnection(), limit)).allowed
}

/**
 * Lets somebody with a confirmed address invite somebody, and counts it: mails with a company's words go to strangers in
 * our name. Throws rate-limited after too many by one person in a day, or by one company to one address.
 */
export async function allowInviting(inviter: Inviter, invited: Invited): Promise<void> {
  if (!inviter.emailVerified) throw authRefusal('FORBIDDEN', 'error.auth.verifyEmail')
  await countInvited(invited)
  await countMade(inviter.id, 'invitation')
}

type Given = { organizationId: string; inviterId: string; role: string }

/**
 * Refuses an invitation that its inviter could not give any more, who was removed or may do less since; and whoever is a
 * member already.
 */
export async function requireStillGiven(
  { organizationId, inviterId, role }: Given,
  userId: string,
): Promise<void> {
  if (await findMembership(userId, organizationId)) {
    throw authRefusal('CONFLICT', 'error.auth.alreadyMine')
  }
  const inviter = await findMembership(inviterId, organizationId)
  const actorRole = inviter?.organizationRole ?? null
  const mayGive = rolesToGive(actorRole).some((known) => known === role)
  if (mayGive && canInOrganization(actorRole, 'invitation', 'create')) return
  throw authRefusal('CONFLICT', 'error.auth.invitationOver')
}
