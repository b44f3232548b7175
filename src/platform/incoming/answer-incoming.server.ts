import { ERROR_STATUS } from '#/domain/app-error.ts'
import { reportFault } from '#/platform/errors/report-fault.server.ts'
import { retryAfterHeader } from '#/platform/errors/retry-after-header.ts'
import { toAppError } from '#/platform/errors/to-app-error.ts'
import { translated } from '#/platform/errors/translated.server.ts'
import { answerAndClose } from '#/platform/http/answer-and-close.ts'
import { isReadToEnd } from './paced-body.server.ts'

/**
 * Answers a form with a file: what the work answers, or `{ error, code, message }` with the status that fits, where
 * `error` and `message` are the same words. Whoever is refused is not listened to any longer. Throws nothing.
 */
export async function answerIncoming(
  request: Request,
  { where, work }: { where: string; work: () => Promise<object> },
): Promise<Response> {
  try {
    return Response.json(await work())
  } catch (error) {
    const refusal = toAppError(error)
    if (refusal.status >= ERROR_STATUS.INTERNAL && error !== refusal) reportFault(error, where)
    const { code, message, field } = await translated(refusal)
    const body = { error: message, code, message, field }
    const init = { status: refusal.status, headers: retryAfterHeader(refusal) }
    return isReadToEnd(request) ? Response.json(body, init) : answerAndClose(body, init)
  }
}
