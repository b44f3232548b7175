import { createHash } from 'node:crypto'
import { APIError } from 'better-auth/api'
import { countUse, type Limit } from '#/platform/rate-limit/rate-limit.server.ts'
import { authConnection } from '../auth-connection.server.ts'
import { bodyFields } from '../body-fields.ts'

/** What stands for the account a call names in one of its fields, whether it exists or not; the table of counts holds no mail addresses. */
export function accountDigest(body: unknown, field: 'email' | 'newEmail' = 'email'): string | null {
  const email = bodyFields(body)[field]
  if (typeof email !== 'string') return null
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')
}

/**
 * Counts one try under each limit and throws the library's kind of refusal at the first that is used up. A try of a
 * transaction that is taken back was none.
 */
export async function countTry(limits: readonly Limit[]): Promise<void> {
  for (const limit of limits) {
    const { allowed, retryAfterSeconds } = await countUse(authConnection(), limit)
    if (allowed) continue
    throw new APIError(
      'TOO_MANY_REQUESTS',
      { code: 'RATE_LIMITED', message: 'Too many requests. Please try again later.', retryAfterSeconds },
      { 'Retry-After': String(retryAfterSeconds) },
    )
  }
}
