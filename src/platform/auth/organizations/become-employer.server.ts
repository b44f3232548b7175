import { eq } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { user } from '#/db/schema/index.ts'
import { hasOpenLikes } from '../person/open-likes.server.ts'
import { authRefusal } from '../refusal.ts'

/**
 * Makes a job seeker an employer, because they join a company. Refuses an admin, and a job seeker who still stands
 * somewhere with a job: nobody may look for work and hire at once. The row is locked, so that a like made at the same
 * moment is seen or comes too late. Primary keys of `user` and `job_like`.
 */
export async function becomeEmployer(userId: string): Promise<void> {
  await db().transaction(async (tx) => {
    const [found] = await tx.select({ type: user.type }).from(user).where(eq(user.id, userId)).for('update')
    if (found?.type === 'Employer') return
    if (found?.type !== 'Individual') throw authRefusal('FORBIDDEN', 'error.auth.adminCannotJoin')
    if (await hasOpenLikes(tx, userId)) throw authRefusal('CONFLICT', 'error.auth.likesKeepIndividual')
    await tx.update(user).set({ type: 'Employer' }).where(eq(user.id, userId))
  })
}
