import type { SignUpAccountType } from '#/domain/access/account-type.ts'
import { safeNextPath } from '#/domain/access/next-path.ts'

/** What was chosen already, if anything. Whoever was on the way into the employer's area is hiring; everybody else is looking for work until they say so. */
export function presetAccountType(next: unknown, chosen?: string): SignUpAccountType {
  if (chosen === 'Employer' || chosen === 'Individual') return chosen
  return /^\/app\/employer(?:[/?#]|$)/.test(safeNextPath(next)) ? 'Employer' : 'Individual'
}
