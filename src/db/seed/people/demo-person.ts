import type { AccountType } from '#/domain/access/account-type.ts'
import type { ProfileDocument } from '#/domain/profile/profile-document.ts'

/** Somebody in the demo. `portrait` is an SVG; only Individuals have a profile. */
export type DemoPerson = {
  key: string
  firstName: string
  lastName: string
  email: string
  type: AccountType
  joinedDaysAgo: number
  portrait: string
  profile: ProfileDocument | null
}
