import { AppError, ERROR_STATUS } from '#/domain/app-error.ts'
import { isUnreachable } from '#/lib/is-unreachable.ts'

/** Whether nobody could say if a thing is there, as against that it is not there or not for this reader. */
export function isAway(error: unknown): boolean {
  return error instanceof AppError ? error.status >= ERROR_STATUS.INTERNAL : isUnreachable(error)
}
