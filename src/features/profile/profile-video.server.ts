import { eq } from 'drizzle-orm'
import { db, type Transaction } from '#/db/client.server.ts'
import { profile } from '#/db/schema/index.ts'
import { AppError } from '#/domain/app-error.ts'
import { claimUpload, isUploadStored } from '#/platform/storage/claim-upload.server.ts'

const folder = 'profile-videos'

function missingError(): AppError {
  const issues = [{ field: 'profileVideo', message: 'error.wrongUpload' }]
  return new AppError('INVALID', 'error.invalid', { issues })
}

/**
 * Throws invalid when an address that is about to be shown is of no stored file; one that the profile shows already
 * passes. Asks the storage, so that it comes before the transaction that saves, and `claimProfileVideo` within it.
 * Primary key.
 */
export async function requireStoredVideo(userId: string, address: unknown): Promise<void> {
  if (typeof address !== 'string') return
  const [row] = await db()
    .select({ current: profile.profileVideo })
    .from(profile)
    .where(eq(profile.userId, userId))
  if (!(await isUploadStored(address, { folder, current: row?.current }))) throw missingError()
}

/** Holds the file of a new video until the transaction has saved it. Throws invalid when it was swept meanwhile. */
export async function claimProfileVideo(
  tx: Transaction,
  address: string | null | undefined,
  { current, ownerId }: { current: string | null; ownerId: string },
): Promise<void> {
  if (address && !(await claimUpload(tx, address, { folder, current, ownerId }))) throw missingError()
}
