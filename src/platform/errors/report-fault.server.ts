import { log } from '#/platform/log/log.server.ts'
import { withoutQuery } from './without-query.ts'

/** Logs a fault of ours, under the id that its request was answered with. Of a database error only the server's own message is kept: the query holds personal data. */
export function reportFault(error: unknown, where: string, requestId?: string): void {
  log().error({ where, requestId, ...withoutQuery(error) }, 'fault')
}
