import type { GenericEndpointContext } from 'better-auth'
import { getSessionFromCtx } from 'better-auth/api'
import { storedAddress } from '#/domain/media/stored-address.ts'
import { db } from '#/db/client.server.ts'
import { claimUpload, isUploadStored } from '#/platform/storage/claim-upload.server.ts'
import { storageBase } from '#/platform/storage/storage.server.ts'
import { bodyFields } from '../body-fields.ts'
import { authRefusal } from '../refusal.ts'

const folder = 'profile-pictures'
const SIGN_UP = '/sign-up/email'

/**
 * The picture that a call of the library is about to write, in the form in which it is kept, and kept from being swept;
 * nothing when the call writes none. Refuses what is no stored file of the folder of pictures, unless it is the picture
 * that the caller has already. It is asked before the library looks for the account: a refusal at sign-up tells nobody
 * whether there is one.
 */
export async function claimPicture(context: GenericEndpointContext): Promise<{ image?: string }> {
  const { image } = bodyFields(context.body)
  const isSignUp = context.path === SIGN_UP
  if (!image || !(isSignUp || context.path === '/update-user')) return {}
  const asking = isSignUp ? null : await getSessionFromCtx(context, { disableCookieCache: true })
  // The library refuses whoever is not signed in.
  if (!isSignUp && !asking) return {}
  const address = storedAddress(image, { storageBase: storageBase(), folder })
  const place = { folder, current: asking?.user.image, ownerId: asking?.user.id ?? null } as const
  if (address && (await isUploadStored(address, place)) && (await claimUpload(db(), address, place))) {
    return { image: address }
  }
  throw authRefusal('BAD_REQUEST', 'error.wrongUpload')
}
