import type { SessionUser } from '#/platform/auth/actor.server.ts'
import { storedAddress } from '#/domain/media/stored-address.ts'
import { auth } from '#/platform/auth/auth.server.ts'
import { readerSpeech } from '#/platform/language/server-speech.server.ts'
import { isUploadStored } from '#/platform/storage/claim-upload.server.ts'
import { storageBase } from '#/platform/storage/storage.server.ts'

const folder = 'profile-pictures'

/**
 * Makes a stored picture the caller's own, or takes theirs away when it is null. Answers a text as `error` when the address is not one of ours, or its
 * file is not there. `headers` are those of the caller's request: the auth library writes the row and renews the
 * session's copy of it.
 */
export async function saveUserPicture(
  user: SessionUser,
  image: string | null,
  headers: Headers,
): Promise<{ user: SessionUser } | { error: string }> {
  const address = image === null ? null : storedAddress(image, { storageBase: storageBase(), folder })
  const isThere = address !== null && (await isUploadStored(address, { folder, current: user.image }))
  if (image !== null && !isThere) return { error: readerSpeech().say('error.wrongUpload') }
  await auth().api.updateUser({ headers, body: { image: address } })
  return { user: { ...user, image: address } }
}
