import type { OrganizationRole } from '#/domain/access/organization-roles.ts'

/** What an invitation says to whoever got it. */
type InvitationView = {
  organizationName: string
  logo: string | null
  inviterName: string
  organizationRole: OrganizationRole
  expiresAt: string
}

/** An invitation to the address of the signed-in person. */
export type MyInvitationView = InvitationView & { id: string; isExpired: boolean }

/**
 * What a mailed link leads to; one that is over says no more than one that never was. `address`: the invited one, as its
 * holder knows it again. `isTheirs`: whether the reader is signed in with it.
 */
export type LinkedInvitationView =
  | { state: 'over' }
  | (InvitationView & { state: 'open'; address: string; isTheirs: boolean })
