import { AppError } from '#/domain/app-error.ts'
import { reportFault } from '#/platform/errors/report-fault.server.ts'

/** The disk, or what of it is ours, is full. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])
const FULL_STATUS = 507
const TRY_AGAIN_SECONDS = 30

/**
 * What to tell somebody whose file could not be kept or fetched: that there is no room, or that the storage does not
 * answer. The fault itself goes into the log, with where it happened, and nowhere else. A refusal stays what it is.
 */
export function toStorageError(error: unknown, where: string): AppError {
  if (error instanceof AppError) return error
  reportFault(error, where)
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (FULL.has(code)) return new AppError('UNAVAILABLE', 'media.upload.full', { status: FULL_STATUS })
  return new AppError('UNAVAILABLE', 'media.upload.unavailable', { retryAfterSeconds: TRY_AGAIN_SECONDS })
}
