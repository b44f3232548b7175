import type { SignUpAccountType } from '#/domain/access/account-type.ts'
import { safeNextPath } from '#/domain/access/next-path.ts'

/** Whoever was on the way into the employer's area is hiring; everybody else is looking for work until they say so. */
export function presetAccountType(next: unknown): SignUpAccountType {
  return /^\/app\/employer(?:[/?#]|$)/.test(safeNextPath(next)) ? 'Employer' : 'Individual'
}
