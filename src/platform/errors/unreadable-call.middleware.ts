import { createMiddleware } from '@tanstack/react-start'
import { AppError, ERROR_STATUS } from '#/domain/app-error.ts'
import { wasReached } from './reached-functions.ts'
import { refusedCall } from './refused-call.ts'
import { withinCall } from './unreadable-calls.server.ts'

/**
 * A call whose payload cannot be read fails before any function hears of it, and the framework counts that as a fault of
 * the server. It is the caller's: one gets a refusal, without the parser's words.
 */
export const unreadableCallMiddleware = createMiddleware().server(async ({ next, request, handlerType }) => {
  if (handlerType !== 'serverFn') return next()
  const result = await withinCall(request, next)
  const { status } = result.response
  if (wasReached(request)) return result
  if (status === ERROR_STATUS.TOO_LARGE) return refusedCall(new AppError('TOO_LARGE', 'error.tooLarge'))
  return status < ERROR_STATUS.INTERNAL ? result : refusedCall(new AppError('INVALID', 'error.invalid'))
})
