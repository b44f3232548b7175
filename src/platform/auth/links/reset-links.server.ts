import { and, eq, like } from 'drizzle-orm'
import { createAuthMiddleware, isAPIError } from 'better-auth/api'
import type { BetterAuthPlugin } from 'better-auth'
import { user, verification } from '#/db/schema/index.ts'
import { forgetUses } from '#/platform/rate-limit/rate-limit.server.ts'
import { authConnection } from '../auth-connection.server.ts'
import { bodyFields } from '../body-fields.ts'
import { forgetTries } from '../limits/forget-tries.server.ts'
import { resetMailKeys } from '../limits/mail-limits.server.ts'
import { forgetPendingEmail } from './pending-email.server.ts'

/**
 * Ends every link to choose a new password that is still under way to somebody, and with them the count of the mails
 * that brought them. Until then each of them is good: who asked twice may use whichever mail comes first. Reads the table
 * of secrets, which holds those of an hour.
 */
export async function forgetResetLinks(userId: string): Promise<void> {
  const isReset = like(verification.identifier, 'reset-password:%')
  const ended = await authConnection()
    .delete(verification)
    .where(and(eq(verification.value, userId), isReset))
    .returning({ id: verification.id })
  const owner = ended.length > 0 ? await findOwner(userId) : undefined
  for (const key of owner ? resetMailKeys(owner.email) : []) await forgetUses(authConnection(), key)
}

/** Primary key of `user`. */
async function findOwner(userId: string): Promise<{ id: string; email: string } | undefined> {
  const [owner] = await authConnection()
    .select({ id: user.id, email: user.email })
    .from(user)
    .where(eq(user.id, userId))
  return owner
}

const forgetAfterChange = createAuthMiddleware(async (context) => {
  const { returned, session } = context.context
  if (context.path === '/admin/update-user' && !('email' in bodyFields(context.body?.data))) return
  // What is refused before anybody is asked for, such as a body of the wrong shape, is refused by no class of ours.
  if (isAPIError(returned) || !session) return
  const named: unknown = context.path === '/change-password' ? undefined : context.body?.userId
  const userId = typeof named === 'string' ? named : session.user.id
  await forgetResetLinks(userId)
  await forgetPendingEmail(userId)
  const owner = context.path === '/admin/update-user' ? undefined : await findOwner(userId)
  if (owner) await forgetTries(owner)
})

const ENDS_LINKS = new Set(['/change-password', '/admin/set-user-password', '/admin/update-user'])

/**
 * A password that was changed by its owner or by an admin makes older links worthless: to a new password, or to another
 * address. It also ends the tries at the one before. Another address that an admin wrote ends older links too: they are in
 * the wrong mailbox.
 */
export function resetLinks() {
  return {
    id: 'reset-links',
    hooks: {
      after: [
        { matcher: ({ path }) => path !== undefined && ENDS_LINKS.has(path), handler: forgetAfterChange },
      ],
    },
  } satisfies BetterAuthPlugin
}
