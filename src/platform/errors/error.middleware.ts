import { isNotFound, isRedirect } from '@tanstack/react-router'
import { createMiddleware } from '@tanstack/react-start'
import { getRequest, setResponseHeader, setResponseStatus } from '@tanstack/react-start/server'
import type { AppError } from '#/domain/app-error.ts'
import { isFunctionCall } from '#/platform/http/is-function-call.ts'
import { noteFault } from './noted-faults.ts'
import { markReached } from './reached-functions.ts'
import { retryAfterHeader } from './retry-after-header.ts'
import { tellFault } from './tell-fault.server.ts'
import { translated } from './translated.server.ts'

function answerAs(refusal: AppError): void {
  setResponseStatus(refusal.status)
  for (const [name, value] of Object.entries(retryAfterHeader(refusal))) setResponseHeader(name, value)
}

/**
 * Stands round every server function: whatever is thrown becomes a status and a text that may be read, and a fault of
 * ours is logged with its cause.
 */
export const errorMiddleware = createMiddleware({ type: 'function' }).server(
  async ({ next, serverFnMeta }) => {
    markReached(getRequest())
    try {
      return await next()
    } catch (error) {
      if (isRedirect(error) || isNotFound(error) || error instanceof Response) throw error
      const refusal = tellFault(error, serverFnMeta?.name ?? 'server function')
      // While a page is rendered it is the page that decides on the status (`pageStatusMiddleware`).
      if (isFunctionCall(getRequest())) answerAs(refusal)
      else noteFault(getRequest(), refusal)
      throw translated(refusal)
    }
  },
)
