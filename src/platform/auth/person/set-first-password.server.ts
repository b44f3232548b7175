import { isAPIError } from 'better-auth/api'
import { and, eq, isNotNull } from 'drizzle-orm'
import { AppError } from '#/domain/app-error.ts'
import { db } from '#/db/client.server.ts'
import { account } from '#/db/schema/index.ts'
import { countUse, rateLimitedError } from '#/platform/rate-limit/rate-limit.server.ts'
import { auth } from '../auth.server.ts'
import { passwordTries } from '../limits/password-limits.server.ts'
import { forgetPendingEmail } from '../links/pending-email.server.ts'
import { isJustSignedIn } from './reauthentication.ts'

/** Index account_user_id. */
async function hasPassword(userId: string): Promise<boolean> {
  return (await db().$count(account, and(eq(account.userId, userId), isNotNull(account.password)))) > 0
}

/**
 * Gives whoever came by a provider a password. Throws invalid when they did not sign in a moment ago, when they have a
 * password already, or when the library finds it too short or too long; rate-limited after ten tries in a quarter of an
 * hour. `headers` are those of the caller's request.
 */
export async function setFirstPassword(headers: Headers, newPassword: string): Promise<void> {
  const asking = await auth().api.getSession({ headers, query: { disableCookieCache: true } })
  if (!asking) throw new AppError('UNAUTHENTICATED', 'error.mustBeSignedIn')
  const { id } = asking.user
  if (!isJustSignedIn(asking)) throw new AppError('INVALID', 'error.auth.signInAgain')
  // Hashing one costs a tenth of a second of the processor.
  const use = await countUse(db(), passwordTries(id))
  if (!use.allowed) throw rateLimitedError(use)
  if (await hasPassword(id)) throw new AppError('INVALID', 'error.auth.requestInvalid', { field: 'password' })
  try {
    await auth().api.setPassword({ headers, body: { newPassword } })
  } catch (error) {
    if (!isAPIError(error) || error.statusCode !== 400) throw error
    throw new AppError('INVALID', 'account.invalid.password', { field: 'password' })
  }
  await forgetPendingEmail(id)
}
