import { eq } from 'drizzle-orm'
import type { Actor } from '#/domain/access/actor.ts'
import { AppError } from '#/domain/app-error.ts'
import { db, type Transaction } from '#/db/client.server.ts'
import { job } from '#/db/schema/index.ts'
import { findMembership } from '#/platform/auth/organizations/membership.server.ts'
import { claimUpload, isUploadStored } from '#/platform/storage/claim-upload.server.ts'

const folder = 'job-videos'

function missingError(): AppError {
  const issues = [{ field: 'video', message: 'error.wrongUpload' }]
  return new AppError('INVALID', 'error.invalid', { issues })
}

/**
 * Throws invalid when an address that is about to be shown is of no stored file; one that the job shows already passes.
 * Asks the storage, so that it comes before the transaction that saves, and `claimJobVideo` within it. Of a job that is
 * not the actor's it says nothing: the transaction answers not-found. Primary key.
 */
export async function requireStoredVideo(
  actor: Actor,
  jobId: string,
  address: string | null | undefined,
): Promise<void> {
  if (!address) return
  const [row] = await db()
    .select({ current: job.video, organizationId: job.organizationId })
    .from(job)
    .where(eq(job.id, jobId))
  if (!row || !(await findMembership(actor.userId, row.organizationId))) return
  if (!(await isUploadStored(address, { folder, current: row.current }))) throw missingError()
}

/** Holds the file of a new video until the transaction has saved it. Throws invalid when it was swept meanwhile. */
export async function claimJobVideo(
  tx: Transaction,
  address: string | null | undefined,
  current: string | null,
): Promise<void> {
  if (address && !(await claimUpload(tx, address, { folder, current }))) throw missingError()
}
