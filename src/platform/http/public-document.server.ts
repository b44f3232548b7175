import { createHash } from 'node:crypto'
import { ERROR_STATUS, type AppError } from '#/domain/app-error.ts'
import { englishMessages } from '#/i18n/messages.ts'
import { reportFault } from '#/platform/errors/report-fault.server.ts'
import { retryAfterHeader } from '#/platform/errors/retry-after-header.ts'
import { toAppError } from '#/platform/errors/to-app-error.ts'
import { translated } from '#/platform/errors/translated.server.ts'
import { isKnownTag } from './known-tag.ts'
import { onlyMethods } from './only-methods.ts'

/** What is public is kept by anybody for half a minute: a job that is over is gone everywhere within a minute. */
export const KEPT_BRIEFLY = { 'cache-control': 'public, max-age=30' }

/** A document of ours runs nothing, wherever it is opened. */
const RUNS_NOTHING = { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" }

export function documentHeaders(contentType: string): Record<string, string> {
  return { 'content-type': contentType, ...KEPT_BRIEFLY, ...RUNS_NOTHING }
}

/** A version's tag, made of what makes it another version. */
export function tagOf(content: string | Uint8Array): string {
  return `"${createHash('sha256').update(content).digest('base64url')}"`
}

type Document = { content: string | Uint8Array<ArrayBuffer>; contentType: string; tag?: string }

/** Answers a whole document to GET and HEAD; whoever has it already is told that nothing changed. */
export function answerDocument(
  { method, headers: asked }: Request,
  { content, contentType, tag = tagOf(content) }: Document,
): Response {
  const headers = { ...documentHeaders(contentType), etag: tag }
  if (isKnownTag(asked.get('if-none-match'), tag)) return new Response(null, { status: 304, headers })
  const sized = { ...headers, 'content-length': String(Buffer.byteLength(content)) }
  return new Response(method === 'HEAD' ? null : content, { headers: sized })
}

/** What no database could hold, as an id with a NUL in it, is not there either. */
const isNowhere = ({ code }: AppError) => code === 'NOT_FOUND' || code === 'INVALID'

function answerRefusal(error: unknown, where: string): Response {
  const refusal = toAppError(error)
  const isFault = refusal.status === ERROR_STATUS.INTERNAL
  if (isFault) reportFault(error, where)
  const words = englishMessages().error
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...retryAfterHeader(refusal),
  }
  if (isNowhere(refusal)) return new Response(words.notFound, { status: ERROR_STATUS.NOT_FOUND, headers })
  return new Response(isFault ? words.short : translated(refusal).message, {
    status: refusal.status,
    headers,
  })
}

type Asked<Params> = { request: Request; params: Params }

/**
 * The handlers of an address that is only read: GET and HEAD are answered, any other method is not allowed. What is
 * refused has its status and a word; faults are logged with the route, which holds nobody's data.
 */
export function readOnly<Params>(
  where: string,
  answer: (asked: Asked<Params>) => Response | Promise<Response>,
) {
  const read = async (asked: Asked<Params>) => {
    try {
      return await answer(asked)
    } catch (error) {
      return answerRefusal(error, where)
    }
  }
  return onlyMethods({ GET: read })
}
