import type { IncomingMessage } from 'node:http'
import type { ServerRequest } from 'srvx'
import { AppError, ERROR_STATUS } from '#/domain/app-error.ts'
import { englishMessages } from '#/i18n/messages.ts'
import { retryAfterHeader } from '#/platform/errors/retry-after-header.ts'
import { tellFault } from '#/platform/errors/tell-fault.server.ts'
import { bodyBytesMax, bringsFile } from '#/platform/http/body-bytes-max.ts'
import { clientAddress } from './client-address.ts'
import type { Limits } from './limits.ts'
import { hasBody, receivedBody } from './received-body.ts'
import { refuseRequest } from './refuse-request.ts'

export type App = (request: Request) => Response | Promise<Response>

export type Options = {
  app: App
  limits: Limits
  /** How many proxies each add the caller to X-Forwarded-For. */
  trustedProxies: number
}

type Came = Options & { request: ServerRequest; incoming: IncomingMessage }

/** Ends the wait for a body that is not there in time. */
type Late = { late: AbortController }

/** What nobody caught on its way is logged, and answered in a word. */
async function answerOrTell(came: Came & Late): Promise<Response> {
  const { request, incoming, app, limits, trustedProxies, late } = came
  try {
    const bytesMax = bodyBytesMax(request, limits.bodyBytes)
    const asked = clientAddress(request, trustedProxies)
    return await app(receivedBody(asked, incoming, { bytesMax, late: late.signal }))
  } catch (error) {
    // Whoever left or came too late hears nothing of this, and it is no fault.
    if (request.signal.aborted || late.signal.aborted)
      return new Response(null, { status: ERROR_STATUS.INVALID })
    const refusal = tellFault(error, 'a request')
    const words = englishMessages().error.short
    return new Response(words, { status: refusal.status, headers: retryAfterHeader(refusal) })
  }
}

/** Answers 408 when a body is not there in time; else what `answer` answers. */
async function withinTime(
  { incoming, request, limits, late }: Came & Late,
  answer: Promise<Response>,
): Promise<Response> {
  if (!hasBody(incoming) || bringsFile(request)) return answer
  let timer: NodeJS.Timeout | undefined
  const refusal = new Promise<Response>((resolve) => {
    timer = setTimeout(() => {
      if (incoming.complete) return
      late.abort(new AppError('INVALID', 'error.invalid'))
      resolve(new Response('Request Timeout', { status: 408 }))
    }, limits.bodyMs)
  })
  return Promise.race([answer, refusal]).finally(() => clearTimeout(timer))
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
export async function answerRequest(asked: Came): Promise<Response> {
  const refusal = refuseRequest(asked.incoming, asked.limits.headers)
  if (refusal) return refusal
  const came = { ...asked, late: new AbortController() }
  return withOpenHeaders(await withinTime(came, answerOrTell(came)))
}
