import { createMiddleware } from '@tanstack/react-start'
import { ERROR_STATUS } from '#/domain/app-error.ts'
import { baseUrl, env } from '#/platform/env/env.server.ts'
import { mapOrigin } from '#/platform/env/map-env.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { makeNonce } from './make-nonce.ts'
import { addSecurityHeaders } from './security-headers.ts'
import { serverFunctionExists } from './server-function-exists.server.ts'

const unknownFunction = () =>
  Response.json({ code: 'NOT_FOUND', message: 'Not Found' }, { status: ERROR_STATUS.NOT_FOUND })

/**
 * Adds the headers every answer carries, and the nonce by which scripts of this answer are known. A function id that
 * does not exist is not found rather than a fault.
 */
export const securityMiddleware = createMiddleware().server(async ({ next, pathname, handlerType }) => {
  const nonce = makeNonce()
  const isUnknown = handlerType === 'serverFn' && !(await serverFunctionExists(pathname))
  const result = isUnknown ? unknownFunction() : await next({ context: { nonce } })
  const policy = contentSecurityPolicy(nonce, mapOrigin(env()))
  const response = result instanceof Response ? result : result.response
  addSecurityHeaders(response, { pathname, baseUrl: baseUrl(), policy })
  return result
})
