import { and, eq, ne } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { account } from '#/db/schema/index.ts'

/**
 * Drops the providers of an account whose address nobody had proved when a new password was chosen by a mail to it:
 * whoever came by them first only claimed that address. Index account_user_id.
 */
export async function forgetUnprovenWays(user: { id: string; emailVerified: boolean }): Promise<void> {
  if (user.emailVerified) return
  await db()
    .delete(account)
    .where(and(eq(account.userId, user.id), ne(account.providerId, 'credential')))
}
