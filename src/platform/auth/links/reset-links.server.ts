import { and, eq, like } from 'drizzle-orm'
import { createAuthMiddleware, isAPIError } from 'better-auth/api'
import type { BetterAuthPlugin } from 'better-auth'
import { db } from '#/db/client.server.ts'
import { verification } from '#/db/schema/index.ts'
import { forgetPendingEmail } from './pending-email.server.ts'

/**
 * Ends every link to choose a new password that is still under way to somebody. Until then each of them is good: who
 * asked twice may use whichever mail comes first. Reads the table, which holds the secrets of an hour.
 */
export async function forgetResetLinks(userId: string): Promise<void> {
  const isReset = like(verification.identifier, 'reset-password:%')
  await db()
    .delete(verification)
    .where(and(eq(verification.value, userId), isReset))
}

const forgetAfterChange = createAuthMiddleware(async (context) => {
  const { returned, session } = context.context
  // What is refused before anybody is asked for, such as a body of the wrong shape, is refused by no class of ours.
  if (isAPIError(returned) || !session) return
  const named: unknown = context.path === '/change-password' ? undefined : context.body?.userId
  const userId = typeof named === 'string' ? named : session.user.id
  await forgetResetLinks(userId)
  await forgetPendingEmail(userId)
})

const SETS_PASSWORD = new Set(['/change-password', '/admin/set-user-password'])

/** A password that was changed by its owner or by an admin makes older links worthless: to a new password, or to another address. */
export function resetLinks() {
  return {
    id: 'reset-links',
    hooks: {
      after: [
        { matcher: ({ path }) => path !== undefined && SETS_PASSWORD.has(path), handler: forgetAfterChange },
      ],
    },
  } satisfies BetterAuthPlugin
}
