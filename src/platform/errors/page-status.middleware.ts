import { createMiddleware } from '@tanstack/react-start'
import { ERROR_STATUS, passesSoon } from '#/domain/app-error.ts'
import { notedFault } from './noted-faults.ts'
import { retryAfterHeader } from './retry-after-header.ts'

/** The same page with the status of what passes: crawlers and proxies come back, and take nothing for broken. */
function withFaultStatus(request: Request, response: Response): Response {
  const fault = notedFault(request)
  if (response.status !== ERROR_STATUS.INTERNAL || !fault || !passesSoon(fault)) return response
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(retryAfterHeader(fault))) headers.set(name, value)
  return new Response(response.body, { status: fault.status, headers })
}

/** The framework answers every page that cannot be shown with 500; one that can be shown again soon says so. */
export const pageStatusMiddleware = createMiddleware().server(async ({ next, request }) => {
  const result = await next()
  const { response } = result
  const answer = withFaultStatus(request, response)
  return answer === response ? result : answer
})
