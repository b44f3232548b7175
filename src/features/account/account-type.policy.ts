import type { AccountType } from '#/domain/access/account-type.ts'

/** What somebody is now, and what would stand in the way of another type. */
export type TypeStanding = { type: AccountType; hasOrganization: boolean; hasLikes: boolean }

type Refusal = `account.type.${'isAdmin' | 'hasOrganization' | 'hasLikes'}`

/**
 * Why somebody may not become `wanted`, or null when they may: nobody looks for work and hires at once, and an admin
 * stays one. Naming again what one already is, is always allowed.
 */
export function typeChangeRefusal(standing: TypeStanding, wanted: AccountType): Refusal | null {
  if (standing.type === 'Admin' || wanted === 'Admin') return 'account.type.isAdmin'
  if (standing.type === wanted) return null
  if (standing.hasOrganization) return 'account.type.hasOrganization'
  return standing.hasLikes ? 'account.type.hasLikes' : null
}
