import { AppError } from '#/domain/app-error.ts'
import type { PlatformRole } from '#/domain/access/platform-roles.ts'
import { dataOf, loadClient } from '#/platform/auth/auth-answer.ts'
import { isRenamed, type Ban, type UserFields } from './user-account.schema.ts'

const DAY_S = 86_400

/** What the library's client answers; somebody who is gone meanwhile is told as such, and not as at a sign-in. */
function dataFor<Data>(answer: Parameters<typeof dataOf<Data>>[0]): Data {
  if (answer.error?.code !== 'USER_NOT_FOUND') return dataOf(answer)
  throw new AppError('NOT_FOUND', 'admin.user.gone')
}

/** How long from now, in seconds, as the library counts; undefined for good. A day ends a ban when it begins, in UTC. */
function secondsOf(ban: Ban, nowMs: number): number | undefined {
  if (ban.span === 'never') return undefined
  if (ban.span !== 'date') return Number(ban.span) * DAY_S
  return Math.max(1, Math.ceil((Date.parse(ban.until) - nowMs) / 1_000))
}

/** Keeps somebody out, and signs them out everywhere. */
export async function banUser(userId: string, ban: Ban): Promise<void> {
  const { admin } = await loadClient()
  const banExpiresIn = secondsOf(ban, Date.now())
  const body = { userId, banReason: ban.reason, ...(banExpiresIn !== undefined && { banExpiresIn }) }
  dataFor(await admin.banUser(body))
}

export async function unbanUser(userId: string): Promise<void> {
  const { admin } = await loadClient()
  dataFor(await admin.unbanUser({ userId }))
}

/** The account type follows: an admin's is Admin, and whoever is no longer one looks for work. */
export async function setUserRole(userId: string, role: PlatformRole): Promise<void> {
  const { admin } = await loadClient()
  dataFor(await admin.setRole({ userId, role }))
}

/** Names and address, where they change; another address is theirs once they have confirmed it. */
export async function updateUser(
  userId: string,
  { firstName, lastName, email }: UserFields,
  present: UserFields,
): Promise<void> {
  const isOther = email.toLowerCase() !== present.email.toLowerCase()
  const data = {
    ...(isRenamed({ firstName, lastName }, present) && { firstName, lastName }),
    ...(isOther && { email }),
  }
  if (Object.keys(data).length === 0) return
  const { admin } = await loadClient()
  dataFor(await admin.updateUser({ userId, data }))
}

/** Signs somebody out everywhere. */
export async function endUserSessions(userId: string): Promise<void> {
  const { admin } = await loadClient()
  dataFor(await admin.revokeUserSessions({ userId }))
}

/** Looks through somebody's eyes, for an hour at most. The banner on every page leads back. */
export async function impersonateUser(userId: string): Promise<void> {
  const { admin } = await loadClient()
  dataFor(await admin.impersonateUser({ userId }))
}

/** Deletes an account for good. Throws conflict, with the companies in its message, for the only owner of some. */
export async function removeUser(userId: string): Promise<void> {
  const { admin } = await loadClient()
  dataFor(await admin.removeUser({ userId }))
}
