import { eq } from 'drizzle-orm'
import type { SignUpAccountType } from '#/domain/access/account-type.ts'
import { AppError, notFoundError } from '#/domain/app-error.ts'
import { db, type Connection } from '#/db/client.server.ts'
import { member, user } from '#/db/schema/index.ts'
import { findCurrentSession, type SessionUser } from '#/platform/auth/actor.server.ts'
import { hasOpenLikes } from '#/platform/auth/person/open-likes.server.ts'
import { typeChangeRefusal, type TypeStanding } from './account-type.policy.ts'

/** Index member_user_id and the primary key of `job_like`. */
async function findObstacles(tx: Connection, userId: string): Promise<Omit<TypeStanding, 'type'>> {
  const [membership] = await tx
    .select({ id: member.id })
    .from(member)
    .where(eq(member.userId, userId))
    .limit(1)
  return { hasOrganization: membership !== undefined, hasLikes: await hasOpenLikes(tx, userId) }
}

/**
 * Makes somebody a job seeker or an employer, and notes that they chose it. The row is locked, so that a like made at
 * the same moment is seen or comes too late. Throws conflict with the reason while they belong to a company or stand
 * somewhere with a job, and not-found when there is no such person. It does not touch what a browser keeps of the
 * session: see `chooseType`.
 */
export async function changeAccountType(userId: string, wanted: SignUpAccountType): Promise<void> {
  await db().transaction(async (tx) => {
    const [found] = await tx.select({ type: user.type }).from(user).where(eq(user.id, userId)).for('update')
    if (!found) throw notFoundError()
    const standing = { type: found.type, ...(await findObstacles(tx, userId)) }
    const refusal = typeChangeRefusal(standing, wanted)
    if (refusal) throw new AppError('CONFLICT', refusal, { field: 'type' })
    await tx.update(user).set({ type: wanted, typeChosen: true }).where(eq(user.id, userId))
  })
}

/**
 * The same for who is asking, whose browser learns of it at once: `headers` are those of the request, and asking the
 * database for their session renews the copy in their cookie.
 */
export async function chooseType(
  userId: string,
  wanted: SignUpAccountType,
  headers: Headers,
): Promise<SessionUser> {
  await changeAccountType(userId, wanted)
  const current = await findCurrentSession(headers, { freshness: 'fresh' })
  if (!current) throw new AppError('UNAUTHENTICATED', 'error.mustBeSignedIn')
  return current.user
}
