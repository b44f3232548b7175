import { AppError } from '#/domain/app-error.ts'

/** The disk, or what of it is ours, is full. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])
const FULL_STATUS = 507
const TRY_AGAIN_SECONDS = 30

/**
 * What to tell somebody whose file could not be kept: that there is no room, or that the storage does not answer. A
 * refusal stays what it is. Whoever catches the fault reports it: nothing of it is in the answer.
 */
export function toStorageError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (FULL.has(code)) return new AppError('UNAVAILABLE', 'media.upload.full', { status: FULL_STATUS })
  return new AppError('UNAVAILABLE', 'media.upload.unavailable', { retryAfterSeconds: TRY_AGAIN_SECONDS })
}
