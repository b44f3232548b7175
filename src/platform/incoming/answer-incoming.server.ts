import { AppError } from '#/domain/app-error.ts'
import { retryAfterHeader } from '#/platform/errors/retry-after-header.ts'
import { tellFault } from '#/platform/errors/tell-fault.server.ts'
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
    const refusal = error instanceof AppError ? error : tellFault(error, where)
    const { code, message, field } = translated(refusal)
    const body = { error: message, code, message, field }
    const init = { status: refusal.status, headers: retryAfterHeader(refusal) }
    return isReadToEnd(request) ? Response.json(body, init) : answerAndClose(body, init)
  }
}
