import { isAPIError } from 'better-auth/api'
import type { SessionUser } from '#/platform/auth/actor.server.ts'
import { storedAddress } from '#/domain/media/stored-address.ts'
import { DEFAULT_LANGUAGE } from '#/i18n/languages.ts'
import { loadMessages } from '#/i18n/messages.ts'
import { translateText } from '#/i18n/translate.ts'
import { auth } from '#/platform/auth/auth.server.ts'
import { storageBase } from '#/platform/storage/storage.server.ts'

const folder = 'profile-pictures'

/**
 * Makes a stored picture the caller's own. Answers a text as `error` when the address is not one of ours, or its
 * file is not there. `headers` are those of the caller's request: the auth library writes the row and renews the
 * session's copy of it.
 */
export async function saveUserPicture(
  user: SessionUser,
  image: string,
  headers: Headers,
): Promise<{ user: SessionUser } | { error: string }> {
  const address = storedAddress(image, { storageBase: storageBase(), folder })
  if (address && (await isTaken(address, headers))) return { user: { ...user, image: address } }
  const messages = await loadMessages(DEFAULT_LANGUAGE)
  return { error: translateText(DEFAULT_LANGUAGE, messages, 'error.wrongUpload') }
}

/** Whether the library wrote it; `claimPicture` refuses what is not there. */
async function isTaken(image: string, headers: Headers): Promise<boolean> {
  try {
    await auth().api.updateUser({ headers, body: { image } })
    return true
  } catch (error) {
    if (isAPIError(error) && error.body?.code === 'INVALID') return false
    throw error
  }
}
