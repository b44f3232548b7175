import type { AppError } from '#/domain/app-error.ts'
import { translated } from './translated.server.ts'

/** The answer to a call that is turned away before any function hears of it. */
export function refusedCall(refusal: AppError): Response {
  const { code, message, status } = translated(refusal)
  return Response.json({ code, message }, { status })
}
