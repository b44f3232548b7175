import type { AccountType } from '#/domain/access/account-type.ts'
import type { OrganizationRole } from '#/domain/access/organization-roles.ts'
import type { PlatformRole } from '#/domain/access/platform-roles.ts'
import type { Audience } from '#/domain/profile/visibility.ts'
import type { Device } from '#/platform/device/describe-device.server.ts'
import type { UserAction } from './user-account.policy.ts'

/** A device somebody is signed in with: `id` names it and opens nothing. */
export type UserSession = Device & {
  id: string
  /** Where it was last used, as an ISO 3166-1 code; null on a local network. */
  countryCode: string | null
  signedInAt: string
  /** Exact to a quarter of an hour. */
  lastUsedAt: string
}

export type UserOrganization = {
  id: string
  name: string
  logo: string | null
  organizationRole: OrganizationRole
  joinedAt: string
}

/** One person's account as an admin sees it. */
export type UserAccount = {
  id: string
  firstName: string
  lastName: string
  name: string
  email: string
  image: string | null
  type: AccountType
  platformRole: PlatformRole
  isVerified: boolean
  hasPassword: boolean
  hasSecondFactor: boolean
  /** Null for whoever may come in; `until` is null where it does not end by itself. */
  ban: { reason: string | null; until: string | null } | null
  joinedAt: string
  /** The last use of a session they still have; null without one. */
  seenAt: string | null
  /** Null for whoever has none to show: everybody but individuals. */
  profile: { percent: number; audience: Audience } | null
  organizations: UserOrganization[]
  sessions: UserSession[]
  /** Whether the reader looks at their own account. */
  isOneself: boolean
  /** Whether the audit log knows of something that they did. */
  hasActed: boolean
  /** What the reader may do to it. */
  actions: UserAction[]
}

export type StoredAccount = {
  id: string
  firstName: string
  lastName: string
  name: string
  email: string
  image: string | null
  type: AccountType
  platformRole: PlatformRole
  isVerified: boolean
  hasPassword: boolean
  hasSecondFactor: boolean
  isBanned: boolean
  banReason: string | null
  banExpires: Date | null
  joinedAt: Date
  seenAt: Date | null
  hasActed: boolean
}

/** What stands beside the account's own row. */
export type AccountSurroundings = Pick<
  UserAccount,
  'profile' | 'organizations' | 'sessions' | 'isOneself' | 'actions'
>

function toBan({ isBanned, banReason, banExpires }: StoredAccount): UserAccount['ban'] {
  return isBanned ? { reason: banReason, until: banExpires?.toISOString() ?? null } : null
}

export function toUserAccount(row: StoredAccount, around: AccountSurroundings): UserAccount {
  const { id, firstName, lastName, name, email, image, type, platformRole } = row
  const { isVerified, hasPassword, hasSecondFactor, hasActed, joinedAt, seenAt } = row
  const { profile, organizations, sessions, isOneself, actions } = around
  return {
    ...{ id, firstName, lastName, name, email, image, type, platformRole },
    ...{ isVerified, hasPassword, hasSecondFactor, hasActed },
    ban: toBan(row),
    joinedAt: joinedAt.toISOString(),
    seenAt: seenAt?.toISOString() ?? null,
    ...{ profile, organizations, sessions, isOneself, actions },
  }
}

export type StoredOrganization = Omit<UserOrganization, 'joinedAt'> & { joinedAt: Date }

export function toUserOrganization(row: StoredOrganization): UserOrganization {
  const { id, name, logo, organizationRole, joinedAt } = row
  return { id, name, logo, organizationRole, joinedAt: joinedAt.toISOString() }
}

export type StoredSession = { id: string; createdAt: Date; updatedAt: Date }

export function toUserSession(
  { id, createdAt, updatedAt }: StoredSession,
  { device, countryCode }: { device: Device; countryCode: string | null },
): UserSession {
  const { kind, browser, system } = device
  return {
    ...{ id, kind, browser, system, countryCode },
    signedInAt: createdAt.toISOString(),
    lastUsedAt: updatedAt.toISOString(),
  }
}
