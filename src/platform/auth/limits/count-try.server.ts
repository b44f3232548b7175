import { createHash } from 'node:crypto'
import { APIError } from 'better-auth/api'
import { countUses, type Limit } from '#/platform/rate-limit/rate-limit.server.ts'
import { authConnection } from '../auth-connection.server.ts'
import { bodyFields } from '../body-fields.ts'

/** What stands for the account a call names, whether it exists or not; the table of counts holds no mail addresses. */
export function accountDigest(body: unknown): string | null {
  const { email } = bodyFields(body)
  return typeof email === 'string' ? addressDigest(email) : null
}

/** What stands for a mail address among the counts. */
export function addressDigest(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')
}

/** Leaves out what stands behind a plus: one mailbox may be reached by many addresses, `bo+jobs@example.com`. */
function mailboxOf(email: string): string {
  const [plus, at] = [email.indexOf('+'), email.lastIndexOf('@')]
  return plus >= 0 && plus < at ? email.slice(0, plus) + email.slice(at) : email
}

/** Whether an address is one of many by which one mailbox may be reached. */
export const hasPlusPart = (email: string): boolean => mailboxOf(email) !== email

/** What stands for the mailbox behind an address among the counts: all addresses that differ behind a plus are one. */
export const mailboxDigest = (email: string): string => addressDigest(mailboxOf(email))

/** The library's kind of refusal for one try too many. */
export function tooManyTries(retryAfterSeconds: number, code = 'RATE_LIMITED'): APIError {
  return new APIError(
    'TOO_MANY_REQUESTS',
    { code, message: 'Too many requests. Please try again later.', retryAfterSeconds },
    { 'Retry-After': String(retryAfterSeconds) },
  )
}

/**
 * Counts one try under each limit and throws the library's kind of refusal at the first that is used up. A try of a
 * transaction that is taken back was none.
 */
export async function countTry(limits: readonly Limit[], code?: string): Promise<void> {
  const { allowed, retryAfterSeconds } = await countUses(authConnection(), limits)
  if (!allowed) throw tooManyTries(retryAfterSeconds, code)
}
