import { and, eq } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { upload, user } from '#/db/schema/index.ts'
import { IS_BANNED } from '#/platform/auth/is-banned.server.ts'
import { answerInText } from '#/platform/errors/answer-in-text.server.ts'
import { serveStoredFile } from '#/platform/storage/serve-stored-file.server.ts'

/** Whether a file shows somebody who is banned now. Primary keys of `upload` and `user`. */
async function isOfBanned(name: string): Promise<boolean> {
  if (!name.startsWith('profile-')) return false
  const found = await db()
    .select({ name: upload.name })
    .from(upload)
    .innerJoin(user, and(eq(user.id, upload.userId), IS_BANNED))
    .where(eq(upload.name, name))
  return found.length > 0
}

/** Answers a stored file; what shows somebody banned is not found, from that second on. Throws nothing. */
export async function serveUpload(name: string, request: Request): Promise<Response> {
  try {
    if (await isOfBanned(name)) return new Response('Not Found', { status: 404 })
  } catch (error) {
    return answerInText(error, '/files')
  }
  return serveStoredFile(name, request)
}
