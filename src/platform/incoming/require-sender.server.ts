import { AppError } from '#/domain/app-error.ts'
import type { Actor } from '#/domain/access/actor.ts'
import { db } from '#/db/client.server.ts'
import { findCurrentSession } from '#/platform/auth/actor.server.ts'
import { isSameOrigin } from '#/platform/http/same-origin.server.ts'
import { countUse, rateLimitedError, type Limit } from '#/platform/rate-limit/rate-limit.server.ts'

type Rules = {
  /** How often somebody may send. */
  limitOf: (userId: string) => Limit
  accountType?: Actor['accountType']
}

/**
 * Who sends a form with a file from a page of ours; counts it as a use. Throws forbidden for other sites and other
 * accounts, unauthenticated without a session, and rate-limited after too many.
 */
export async function requireSender(request: Request, { limitOf, accountType }: Rules): Promise<Actor> {
  if (!isSameOrigin(request)) throw new AppError('FORBIDDEN', 'error.notAuthorized')
  const current = await findCurrentSession(request.headers, { freshness: 'fresh' })
  if (!current) throw new AppError('UNAUTHENTICATED', 'error.mustBeSignedIn')
  const { actor } = current
  if (accountType && actor.accountType !== accountType) throw new AppError('FORBIDDEN', 'error.notAllowed')
  const use = await countUse(db(), limitOf(actor.userId))
  if (!use.allowed) throw rateLimitedError(use)
  return actor
}
