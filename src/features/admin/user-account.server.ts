import { and, asc, desc, eq, exists, gt, isNotNull, isNull, max, sql } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { toProfileDocument } from '#/db/documents/profile-document.ts'
import { account, auditEntry, member, organization, profile, session, user } from '#/db/schema/index.ts'
import { IS_BANNED } from '#/platform/auth/is-banned.server.ts'
import type { Actor } from '#/domain/access/actor.ts'
import { notFoundError } from '#/domain/app-error.ts'
import { completeness } from '#/domain/profile/completeness.ts'
import { EMPTY_PROFILE_DOCUMENT } from '#/domain/profile/profile-document.ts'
import { audienceOf } from '#/domain/profile/visibility.ts'
import { describeDevice } from '#/platform/device/describe-device.server.ts'
import { findCountry } from '#/platform/ip-country/find-country.server.ts'
import { listUserActions } from './user-account.policy.ts'
import {
  toUserAccount,
  toUserOrganization,
  toUserSession,
  type UserAccount,
  type UserOrganization,
  type UserSession,
} from './user-account.view.ts'

/** More devices are not shown: all of them can be ended at once. */
const SESSIONS_MAX = 50

/** Sessions in which an admin looks through their eyes are not theirs. Index session_user_id. */
const lastSeen = () =>
  db()
    .select({ at: max(session.updatedAt).as('at') })
    .from(session)
    .where(and(eq(session.userId, user.id), isNull(session.impersonatedBy)))
    .as('seen')

/** Index account_user_id. */
const hasPassword = () =>
  exists(
    db()
      .select({ one: sql`1` })
      .from(account)
      .where(and(eq(account.userId, user.id), isNotNull(account.password))),
  )

/** Index audit_entry_actor. */
const hasActed = () =>
  exists(
    db()
      .select({ one: sql`1` })
      .from(auditEntry)
      .where(eq(auditEntry.actorId, user.id)),
  )

/** Primary keys of `user` and `profile`. */
async function findAccount(id: string) {
  const seen = lastSeen()
  const [row] = await db()
    .select({
      account: {
        ...{ id: user.id, firstName: user.firstName, lastName: user.lastName, name: user.name },
        ...{ email: user.email, image: user.image, type: user.type, platformRole: user.platformRole },
        ...{ isVerified: user.emailVerified, hasSecondFactor: user.twoFactorEnabled },
        ...{ isBanned: IS_BANNED, banReason: user.banReason, banExpires: user.banExpires },
        ...{ joinedAt: user.createdAt, seenAt: seen.at },
        hasPassword: sql<boolean>`${hasPassword()}`,
        hasActed: sql<boolean>`${hasActed()}`,
      },
      profile,
    })
    .from(user)
    .leftJoin(profile, eq(profile.userId, user.id))
    .leftJoinLateral(seen, sql`true`)
    .where(eq(user.id, id))
  return row ?? null
}

/** Index member_user_id, and the primary key of `organization`. */
async function listOrganizations(userId: string): Promise<UserOrganization[]> {
  const rows = await db()
    .select({
      ...{ id: organization.id, name: organization.name, logo: organization.logo },
      ...{ organizationRole: member.organizationRole, joinedAt: member.createdAt },
    })
    .from(member)
    .innerJoin(organization, eq(organization.id, member.organizationId))
    .where(eq(member.userId, userId))
    .orderBy(asc(organization.name), asc(organization.id))
  return rows.map(toUserOrganization)
}

/** By last use, without their secrets. Index session_user_id. */
async function listSessions(userId: string): Promise<UserSession[]> {
  const rows = await db()
    .select({
      ...{ id: session.id, createdAt: session.createdAt, updatedAt: session.updatedAt },
      ...{ ipAddress: session.ipAddress, userAgent: session.userAgent },
    })
    .from(session)
    .where(and(eq(session.userId, userId), gt(session.expiresAt, sql`now()`), isNull(session.impersonatedBy)))
    .orderBy(desc(session.updatedAt))
    .limit(SESSIONS_MAX)
  return Promise.all(
    rows.map(async (row) => {
      const countryCode = await findCountry(row.ipAddress)
      return toUserSession(row, { device: describeDevice(row.userAgent), countryCode })
    }),
  )
}

type Found = NonNullable<Awaited<ReturnType<typeof findAccount>>>

function profileOf({ account: { type }, profile: row }: Found): UserAccount['profile'] {
  if (type !== 'Individual') return null
  const document = row ? toProfileDocument(row) : EMPTY_PROFILE_DOCUMENT
  return { percent: completeness(document).percent, audience: audienceOf(document.preferences) }
}

/** One person's account with what surrounds it, in three statements however much that is. Throws not-found. */
export async function getAccount(actor: Actor, id: string): Promise<UserAccount> {
  const [found, organizations, sessions] = await Promise.all([
    findAccount(id),
    listOrganizations(id),
    listSessions(id),
  ])
  if (!found) throw notFoundError()
  return toUserAccount(found.account, {
    ...{ profile: profileOf(found), organizations, sessions },
    isOneself: actor.userId === id,
    actions: listUserActions(actor, found.account),
  })
}
