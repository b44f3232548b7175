import { randomUUID } from 'node:crypto'
import { AppError, ERROR_STATUS } from '#/domain/app-error.ts'
import { reportFault } from './report-fault.server.ts'
import { toAppError } from './to-app-error.ts'

const ID_LENGTH = 8

/**
 * Whatever was thrown while a request was answered, as a refusal that may leave the server. A fault of ours is logged
 * under an id; one that nobody can do anything about tells that id, by which whoever runs the product finds its line.
 */
export function tellFault(error: unknown, where: string): AppError {
  const refusal = toAppError(error)
  if (refusal.status < ERROR_STATUS.INTERNAL) return refusal
  const requestId = randomUUID().slice(0, ID_LENGTH)
  reportFault(error, where, requestId)
  if (refusal.message !== 'error.ourSide') return refusal
  return new AppError(refusal.code, 'error.ourSideRequest', { values: { requestId } })
}
