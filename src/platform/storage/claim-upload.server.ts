import { and, eq, sql } from 'drizzle-orm'
import type { StorageFolder } from '#/domain/media/storage-url.ts'
import { upload } from '#/db/schema/index.ts'
import type { Connection } from '#/db/client.server.ts'
import { toStorageError } from './storage-error.server.ts'
import { findStoredFile, isNamedByChance, storedFileName } from './storage.server.ts'

/**
 * Where an address is about to be shown, and what is shown there now. `ownerId`: whose file it has to be, if anybody's; a
 * company's is any member's.
 */
export type ShowingPlace = { folder: StorageFolder; current?: string | null; ownerId?: string | null }

/** What is shown already is not asked about: a file that was lost keeps nobody from correcting a telephone number. */
function isUnchanged(address: string, { folder, current }: ShowingPlace): boolean {
  const name = storedFileName(address, folder)
  return address === current || (name !== null && name === storedFileName(current, folder))
}

/**
 * Whether a file that is about to be shown is in the storage. It may be a call over the network: asked before a
 * transaction begins, and `claimUpload` within it. Throws unavailable when the storage does not answer.
 */
export async function isUploadStored(address: string, place: ShowingPlace): Promise<boolean> {
  if (isUnchanged(address, place)) return true
  const name = storedFileName(address, place.folder)
  if (name === null) return false
  try {
    return (await findStoredFile(name)) !== null
  } catch (error) {
    throw toStorageError(error, place.folder)
  }
}

/**
 * Keeps a file from being swept while its address is being saved; false when it is gone or somebody else's, also of whom an
 * account is gone, so that whoever saves refuses: what two people show would outlive the account of the one whom it shows.
 * In the saving transaction the row is held to its end. Whoever cannot hand theirs over has an hour: the row becomes
 * as young as it can without counting among the bytes of the day. Our own drawings are never swept.
 * Primary key.
 */
export async function claimUpload(
  connection: Connection,
  address: string,
  place: ShowingPlace,
): Promise<boolean> {
  if (isUnchanged(address, place)) return true
  const name = storedFileName(address, place.folder)
  if (name === null || !isNamedByChance(name)) return name !== null
  const { ownerId } = place
  const isOwn = ownerId === undefined ? undefined : eq(upload.userId, ownerId ?? '')
  const claimed = await connection
    .update(upload)
    .set({ createdAt: sql`greatest(${upload.createdAt}, now() - interval '1 day')` })
    .where(and(eq(upload.name, name), isOwn))
    .returning({ name: upload.name })
  return claimed.length > 0
}
