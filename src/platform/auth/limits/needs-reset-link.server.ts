import { and, eq, gt, like, notExists } from 'drizzle-orm'
import { user, verification } from '#/db/schema/index.ts'
import { authConnection } from '../auth-connection.server.ts'

/** A link that works for so much longer is no reason to mail another. */
const ENOUGH_MS = 900_000

/**
 * Whether somebody has the address and no link to choose a password that works for another quarter of an hour. Unique
 * index of `user.email`; reads the table of secrets, which holds those of an hour.
 */
export async function needsResetLink(email: string): Promise<boolean> {
  const live = authConnection()
    .select({ id: verification.id })
    .from(verification)
    .where(
      and(
        eq(verification.value, user.id),
        like(verification.identifier, 'reset-password:%'),
        gt(verification.expiresAt, new Date(Date.now() + ENOUGH_MS)),
      ),
    )
  const isInNeed = and(eq(user.email, email.trim().toLowerCase()), notExists(live))
  return (await authConnection().$count(user, isInNeed)) > 0
}
