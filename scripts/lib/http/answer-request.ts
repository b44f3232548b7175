import type { IncomingMessage } from 'node:http'
import type { ServerRequest } from 'srvx'
import { ERROR_STATUS } from '#/domain/app-error.ts'
import { englishMessages } from '#/i18n/messages.ts'
import { retryAfterHeader } from '#/platform/errors/retry-after-header.ts'
import { tellFault } from '#/platform/errors/tell-fault.server.ts'
import { clientAddress } from './client-address.ts'
import type { Limits } from './limits.ts'
import { bringsFile, hasBody, receivedBody } from './received-body.ts'
import { refuseRequest } from './refuse-request.ts'

/** What answers the requests that pass. */
export type App = (request: Request) => Response | Promise<Response>

export type Options = {
  app: App
  limits: Limits
  /** How many proxies each add the caller to X-Forwarded-For. */
  trustedProxies: number
}

type Came = Options & { request: ServerRequest; incoming: IncomingMessage }

/** What nobody caught on its way is logged, and answered in a word. */
async function answerOrTell({ request, incoming, app, limits, trustedProxies }: Came): Promise<Response> {
  try {
    const bytesMax = bringsFile(request) ? Infinity : limits.bodyBytes
    return await app(receivedBody(clientAddress(request, trustedProxies), incoming, bytesMax))
  } catch (error) {
    // Whoever left hears nothing, and that they left is no fault.
    if (request.signal.aborted) return new Response(null, { status: ERROR_STATUS.INVALID })
    const refusal = tellFault(error, 'a request')
    const words = englishMessages().error.short
    return new Response(words, { status: refusal.status, headers: retryAfterHeader(refusal) })
  }
}

/** Answers 408 when a body is not there in time; else what `answer` answers. */
async function withinTime(came: Came, answer: Promise<Response>): Promise<Response> {
  const { incoming, request, limits } = came
  if (!hasBody(incoming) || bringsFile(request)) return answer
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Response>((resolve) => {
    timer = setTimeout(() => {
      if (!incoming.complete) resolve(new Response('Request Timeout', { status: 408 }))
    }, limits.bodyMs)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

/** The headers of a redirect that the language makes by itself, and of what was fetched, take no others. */
function withOpenHeaders(response: Response): Response {
  try {
    response.headers.delete('connection')
    return response
  } catch {
    return new Response(response.body, response)
  }
}

/** Answers a request: what the app says, or why nobody is asked. Headers may be added to the answer. Throws nothing. */
export async function answerRequest(came: Came): Promise<Response> {
  const refusal = refuseRequest(came.incoming, came.limits.headers)
  return refusal ?? withOpenHeaders(await withinTime(came, answerOrTell(came)))
}
