import type { SessionUser } from '#/platform/auth/actor.server.ts'
import { db } from '#/db/client.server.ts'
import { storedAddress } from '#/domain/media/stored-address.ts'
import { auth } from '#/platform/auth/auth.server.ts'
import { refusalText } from '#/platform/auth/refusal.ts'
import { readerSpeech } from '#/platform/language/server-speech.server.ts'
import { isUploadStored } from '#/platform/storage/claim-upload.server.ts'
import { storageBase, storedFileName } from '#/platform/storage/storage.server.ts'
import { enqueue } from '#/platform/tasks/tasks.server.ts'

const folder = 'profile-pictures'

/**
 * Makes a stored picture the caller's own, or takes theirs away when it is null; the file of the one before goes within
 * seconds. Answers a text as `error` when the address is not one of ours, or its file is not there or somebody else's.
 * `headers` are those of the caller's request: the auth library writes the row and renews the session's copy of it.
 */
export async function saveUserPicture(
  user: SessionUser,
  image: string | null,
  headers: Headers,
): Promise<{ user: SessionUser } | { error: string }> {
  const address = image === null ? null : storedAddress(image, { storageBase: storageBase(), folder })
  const isThere = address !== null && (await isUploadStored(address, { folder, current: user.image }))
  if (image !== null && !isThere) return { error: readerSpeech().say('error.wrongUpload') }
  try {
    await auth().api.updateUser({ headers, body: { image: address } })
  } catch (error) {
    const refused = refusalText(error)
    if (refused === null) throw error
    return { error: refused }
  }
  const former = storedFileName(user.image, folder)
  if (former !== null && user.image !== address) await enqueue(db(), 'delete-files', { names: [former] })
  return { user: { ...user, image: address } }
}
