import { SIGN_UP_ACCOUNT_TYPES, type SignUpAccountType } from '#/domain/access/account-type.ts'
import { safeNextPath } from '#/domain/access/next-path.ts'

/**
 * What was chosen already, if anything. Else whoever was on the way into the employer's area is hiring, and everybody
 * else is looking for work until they say so.
 */
export function presetAccountType(next: unknown, chosen?: string): SignUpAccountType {
  const known = SIGN_UP_ACCOUNT_TYPES.find((type) => type === chosen)
  if (known) return known
  return /^\/app\/employer(?:[/?#]|$)/.test(safeNextPath(next)) ? 'Employer' : 'Individual'
}
