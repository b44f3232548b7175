import { eq } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { user } from '#/db/schema/index.ts'
import { hasOpenLikes } from '../person/open-likes.server.ts'
import { authRefusal } from '../refusal.ts'

/**
 * Refuses an admin who would join a company, and a job seeker who still stands somewhere with a job: nobody may look for
 * work and hire at once. Writes nothing and holds nothing: the database makes an employer of whoever becomes a member,
 * in the same statement, and refuses a like made since. Primary keys of `user` and `job_like`.
 */
export async function requireMayBecomeEmployer(userId: string): Promise<void> {
  const [found] = await db().select({ type: user.type }).from(user).where(eq(user.id, userId))
  if (found?.type === 'Employer') return
  if (found?.type !== 'Individual') throw authRefusal('FORBIDDEN', 'error.auth.adminCannotJoin')
  if (await hasOpenLikes(db(), userId)) {
    throw authRefusal('CONFLICT', 'error.auth.likesKeepIndividual', 'likes')
  }
}
