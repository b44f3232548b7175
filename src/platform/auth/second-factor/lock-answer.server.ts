import { eq } from 'drizzle-orm'
import { APIError, createAuthMiddleware, isAPIError } from 'better-auth/api'
import type { BetterAuthPlugin } from 'better-auth'
import { db } from '#/db/client.server.ts'
import { twoFactor } from '#/db/schema/index.ts'
import { findChallengedUser } from './challenged-user.ts'
import { checksCode } from './trusted-browsers.ts'

/** For how long the library locks a second factor after ten wrong codes in a row. */
const LOCK_S = 900

/** How many seconds a lock lasts from now on. Index two_factor_user_id. */
async function secondsLeft(userId: string | null): Promise<number> {
  if (userId === null) return LOCK_S
  const [row] = await db()
    .select({ lockedUntil: twoFactor.lockedUntil })
    .from(twoFactor)
    .where(eq(twoFactor.userId, userId))
  const untilMs = row?.lockedUntil?.getTime() ?? Date.now()
  return Math.max(1, Math.ceil((untilMs - Date.now()) / 1_000))
}

const tellWhen = createAuthMiddleware(async (context) => {
  const { returned } = context.context
  if (!isAPIError(returned) || returned.body?.code !== 'ACCOUNT_TEMPORARILY_LOCKED') return
  const retryAfterSeconds = await secondsLeft(await findChallengedUser(context))
  throw new APIError(
    'TOO_MANY_REQUESTS',
    { ...returned.body, retryAfterSeconds },
    { 'Retry-After': String(retryAfterSeconds) },
  )
})

/** The library says that a second factor is locked and not until when: like every other such refusal it says so here. */
export function lockAnswer() {
  return {
    id: 'lock-answer',
    hooks: { after: [{ matcher: checksCode, handler: tellWhen }] },
  } satisfies BetterAuthPlugin
}
