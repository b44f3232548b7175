import { retryAfterHeader } from './retry-after-header.ts'
import { tellFault } from './tell-fault.server.ts'
import { translated } from './translated.server.ts'

/** Whatever was thrown as a line of text in the reader's language, with its status and when to come back. Logs a fault. */
export function answerInText(error: unknown, where: string): Response {
  const refusal = tellFault(error, where)
  const headers = { 'content-type': 'text/plain; charset=utf-8', ...retryAfterHeader(refusal) }
  return new Response(`${translated(refusal).message}\n`, { status: refusal.status, headers })
}
