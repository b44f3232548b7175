import type { AccountType } from './account-type.ts'

/** The signed-in person on whose behalf something happens. */
export type Actor = {
  userId: string
  accountType: AccountType
  platformRole: 'admin' | 'user'
  emailVerified: boolean
  activeOrganizationId: string | null
}
