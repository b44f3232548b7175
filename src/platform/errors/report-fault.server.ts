import { log } from '#/platform/log/log.server.ts'
import { withoutQuery } from './without-query.ts'

/** Logs a fault of ours. Of a database error only the server's own message is kept: the query holds personal data. */
export function reportFault(error: unknown, where: string): void {
  log().error({ where, ...withoutQuery(error) }, 'fault')
}
