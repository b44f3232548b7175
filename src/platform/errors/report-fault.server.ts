import { log } from '#/platform/log/log.server.ts'

/** Logs a fault of ours. Of a database error only the server's own message is kept: the query holds personal data. */
export function reportFault(error: unknown, where: string): void {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const name = cause instanceof Error ? cause.name : typeof cause
  const message = cause instanceof Error ? cause.message : 'not an error'
  const stack = cause instanceof Error ? cause.stack : undefined
  log().error({ where, name, message, stack }, 'fault')
}
