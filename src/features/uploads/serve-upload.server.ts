import { eq } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { profile, upload, user } from '#/db/schema/index.ts'
import { EMPTY_PROFILE_DOCUMENT } from '#/domain/profile/profile-document.ts'
import { ANONYMOUS_VIEWER, isFaceShown } from '#/domain/profile/visibility.ts'
import { findProfileViewer } from '#/platform/anonymity/profile-viewer.server.ts'
import { IS_BANNED } from '#/platform/auth/is-banned.server.ts'
import { sessionOf } from '#/platform/auth/session/request-session.server.ts'
import { answerInText } from '#/platform/errors/answer-in-text.server.ts'
import { serveStoredFile } from '#/platform/storage/serve-stored-file.server.ts'
import { isNamedByChance, showsPerson } from '#/platform/storage/storage.server.ts'

/**
 * Who uploaded a file, and whether they are banned now; null where nobody noted it, and their id is null once they are gone.
 * Primary keys of `upload`, `user` and `profile`.
 */
async function findSender(name: string) {
  const { visibility, anonymousUntilMatch, excludedEmployers } = profile
  const [found] = await db()
    .select({
      ...{ userId: upload.userId, accountType: user.type, isBanned: IS_BANNED },
      preferences: { visibility, anonymousUntilMatch, excludedEmployers },
    })
    .from(upload)
    .leftJoin(user, eq(user.id, upload.userId))
    .leftJoin(profile, eq(profile.userId, user.id))
    .where(eq(upload.name, name))
  return found ?? null
}

/** Whether whoever asks may have a file. What is open to everybody is open without a look at who asks. */
async function mayHave(name: string, request: Request): Promise<boolean> {
  if (!showsPerson(name)) return true
  const sender = await findSender(name)
  // Drawings of ours may be older than what is noted of them.
  if (!sender) return !isNamedByChance(name)
  const { userId, accountType, isBanned, preferences } = sender
  if (userId === null || accountType === null || isBanned) return false
  // Employers and admins show a picture, and no profile: one from before waits with its video.
  if (accountType !== 'Individual') return name.startsWith('profile-pictures/')
  const owner = { userId, accountType, ...(preferences ?? EMPTY_PROFILE_DOCUMENT.preferences) }
  if (isFaceShown(ANONYMOUS_VIEWER, owner)) return true
  const actor = (await sessionOf(request, { freshness: 'fresh' }))?.actor ?? null
  return isFaceShown(await findProfileViewer(actor, userId, null), owner)
}

/**
 * Answers a stored file. The picture and the video of somebody who looks for work are there for those alone who may see
 * the person at that second, whoever knows the address, and of somebody banned or gone for nobody. Throws nothing.
 */
export async function serveUpload(name: string, request: Request): Promise<Response> {
  try {
    if (!(await mayHave(name, request))) return new Response('Not Found', { status: 404 })
  } catch (error) {
    return answerInText(error, '/files')
  }
  return serveStoredFile(name, request)
}
