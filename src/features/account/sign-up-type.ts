import { SIGN_UP_ACCOUNT_TYPES, type SignUpAccountType } from '#/domain/access/account-type.ts'
import { invitationOf } from '#/domain/access/invitation-path.ts'
import { safeNextPath } from '#/domain/access/next-path.ts'

/**
 * What was chosen already, if anything. Else whoever was on the way into the employer's area, or to an invitation into
 * a company, is hiring, and everybody else is looking for work until they say so.
 */
export function presetAccountType(next: unknown, chosen?: string): SignUpAccountType {
  const known = SIGN_UP_ACCOUNT_TYPES.find((type) => type === chosen)
  if (known) return known
  const path = safeNextPath(next)
  const isHiring = /^\/app\/employer(?:[/?#]|$)/.test(path) || invitationOf(path) !== null
  return isHiring ? 'Employer' : 'Individual'
}
