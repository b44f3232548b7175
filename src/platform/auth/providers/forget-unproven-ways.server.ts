import { and, eq, like, ne } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { account, twoFactor, user, verification } from '#/db/schema/index.ts'

/**
 * Drops the providers and the second factor of an account whose address nobody had proved when a new password was
 * chosen by a mail to it: whoever came first only claimed that address, and would keep its owner out. All of it goes, or
 * nothing. Indexes account_user_id and two_factor_user_id, primary key of `user`; reads the table of verifications,
 * which holds the secrets of an hour.
 */
export async function forgetUnprovenWays({ id, emailVerified }: { id: string; emailVerified: boolean }) {
  if (emailVerified) return
  await db().transaction(async (tx) => {
    await tx.delete(account).where(and(eq(account.userId, id), ne(account.providerId, 'credential')))
    await tx.update(user).set({ twoFactorEnabled: false }).where(eq(user.id, id))
    await tx.delete(twoFactor).where(eq(twoFactor.userId, id))
    // Challenges that wait for a code of that second factor.
    const isChallenge = like(verification.identifier, '2fa-%')
    await tx.delete(verification).where(and(eq(verification.value, id), isChallenge))
  })
}
