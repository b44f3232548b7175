import { and, eq, isNull } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { session, user } from '#/db/schema/index.ts'
import { IS_BANNED } from '#/platform/auth/is-banned.server.ts'
import type { Actor } from '#/domain/access/actor.ts'
import { AppError, notFoundError } from '#/domain/app-error.ts'
import { recordAudit } from '#/platform/audit/audit.server.ts'
import { authConnection, inOneTransaction } from '#/platform/auth/auth-connection.server.ts'
import { keepUndone } from '#/platform/auth/admin-calls/keep-undone.server.ts'
import { auth } from '#/platform/auth/auth.server.ts'
import { orRefusal } from '#/platform/auth/library-refusal.server.ts'
import { mailResetLink } from '#/platform/auth/links/mail-reset-link.server.ts'
import { reportFault } from '#/platform/errors/report-fault.server.ts'
import { canActOnUser, type UserAction } from './user-account.policy.ts'
import type { NewUser, UserPassword } from './user-account.schema.ts'

/** Primary key of `user`. Throws not-found, or forbidden for what this admin may not do to this person. */
async function requireActedOn(actor: Actor, action: UserAction, id: string) {
  const [found] = await db()
    .select({ id: user.id, email: user.email, platformRole: user.platformRole, isBanned: IS_BANNED })
    .from(user)
    .where(eq(user.id, id))
  if (!found) throw notFoundError()
  if (!canActOnUser(actor, action, found)) throw new AppError('FORBIDDEN', 'error.notAllowed')
  return found
}

export type OpenedAccount = {
  id: string
  /** False without one, and where the account is there and its link could not be queued. */
  isLinkSent: boolean
}

/**
 * Opens an account for somebody by the library's call, in the name of the admin whose headers these are. Without a
 * password they are mailed the link to choose one. Throws invalid, with its field, for an address that somebody has.
 */
export async function openAccount(headers: Headers, fields: NewUser): Promise<OpenedAccount> {
  const { firstName, lastName, email, type, platformRole: role } = fields
  const body = { email, name: `${firstName} ${lastName}`, role, data: { firstName, lastName, type } }
  const password = fields.way === 'password' ? { password: fields.password } : {}
  const { user: made } = await orRefusal(auth().api.createUser({ headers, body: { ...body, ...password } }))
  if (fields.way === 'password') return { id: made.id, isLinkSent: false }
  const isLinkSent = await mailResetLink(made.email).then(
    () => true,
    (error: unknown) => {
      reportFault(error, 'createUserAccount')
      return false
    },
  )
  return { id: made.id, isLinkSent }
}

async function mailLinkTo({ id, email }: { id: string; email: string }, actor: Actor): Promise<void> {
  await mailResetLink(email)
  // Afterwards: an entry stays for ever, and a link that was never mailed is not done.
  await recordAudit(authConnection(), {
    ...{ actorId: actor.userId, action: 'user.mail-password-link', outcome: 'done' },
    ...{ subjectType: 'user', subjectId: id },
  })
}

type Asking = { actor: Actor; headers: Headers }

/**
 * Mails somebody the link to another password or sets it by the library's call, and signs them out everywhere if that is
 * asked for. All of it is done and kept, or nothing: whoever tries again repeats nothing. Throws not-found and forbidden.
 */
export async function changePassword({ actor, headers }: Asking, change: UserPassword): Promise<void> {
  const { id: userId } = change
  const person = await requireActedOn(actor, 'setPassword', userId)
  const setPassword = async () => {
    if (change.way === 'password')
      await orRefusal(auth().api.setUserPassword({ headers, body: { userId, newPassword: change.password } }))
    if (change.endsSessions) await orRefusal(auth().api.revokeUserSessions({ headers, body: { userId } }))
    if (change.way === 'link') await mailLinkTo(person, actor)
  }
  try {
    await inOneTransaction(setPassword)
  } catch (error) {
    const action = change.way === 'link' ? 'user.mail-password-link' : 'user.set-password'
    await keepUndone({ actorId: actor.userId, action, subjectId: userId }, error)
    throw error
  }
}

/**
 * Signs one device of somebody out by the library's call, which wants its secret: no browser ever has that. Throws
 * not-found for a session that is over, and forbidden. Primary key of `session`.
 */
export async function endSession(
  { actor, headers }: Asking,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  await requireActedOn(actor, 'endSessions', userId)
  const [found] = await db()
    .select({ token: session.token })
    .from(session)
    .where(and(eq(session.id, id), eq(session.userId, userId), isNull(session.impersonatedBy)))
  if (!found) throw notFoundError()
  await orRefusal(auth().api.revokeUserSession({ headers, body: { sessionToken: found.token } }))
}
