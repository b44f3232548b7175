import { createMiddleware } from '@tanstack/react-start'
import { AppError } from '#/domain/app-error.ts'
import { sessionOf } from '#/platform/auth/session/request-session.server.ts'
import { refusedCall } from '#/platform/errors/refused-call.ts'
import { isLargeCall } from './body-bytes-max.ts'

/** Reads what may be larger than a form of who is signed in alone: the framework reads a body before it asks any guard. */
export const largeCallsMiddleware = createMiddleware().server(async ({ next, request, handlerType }) => {
  if (handlerType !== 'serverFn' || !isLargeCall(request)) return next()
  if (await sessionOf(request, { freshness: 'fresh' })) return next()
  return refusedCall(new AppError('UNAUTHENTICATED', 'error.mustBeSignedIn'))
})
