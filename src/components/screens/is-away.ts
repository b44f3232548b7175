import { AppError, ERROR_STATUS } from '#/domain/app-error.ts'
import { isUnreachable } from '#/lib/is-unreachable.ts'

/**
 * Whether nobody said if a thing is there, as against that it is not there or not for this reader: nobody could, or this
 * reader asked too often.
 */
export function isAway(error: unknown): boolean {
  if (!(error instanceof AppError)) return isUnreachable(error)
  return error.code === 'RATE_LIMITED' || error.status >= ERROR_STATUS.INTERNAL
}
