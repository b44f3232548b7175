import { AppError } from '#/domain/app-error.ts'
import { retryAfterHeader } from '#/platform/errors/retry-after-header.ts'
import { tellFault } from '#/platform/errors/tell-fault.server.ts'
import { translated } from '#/platform/errors/translated.server.ts'

/**
 * Answers a form with a file: what the work answers, or `{ error, code, message }` with the status that fits, where
 * `error` and `message` are the same words. Throws nothing.
 */
export async function answerIncoming({
  where,
  work,
}: {
  where: string
  work: () => Promise<object>
}): Promise<Response> {
  try {
    return Response.json(await work())
  } catch (error) {
    const refusal = error instanceof AppError ? error : tellFault(error, where)
    const { code, message, field } = translated(refusal)
    const body = { error: message, code, message, field }
    return Response.json(body, { status: refusal.status, headers: retryAfterHeader(refusal) })
  }
}
