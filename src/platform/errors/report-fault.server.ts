import { log } from '#/platform/log/log.server.ts'
import { noteLackOfRoom } from './lack-of-room.ts'
import { lacksRoom } from './passing-fault.ts'
import { withoutQuery } from './without-query.ts'

/**
 * Logs a fault of ours, under the id that its request was answered with. Of a database error only the server's own message
 * is kept: the query holds personal data. That there is no room left is remembered for whoever asks how the server is.
 */
export function reportFault(error: unknown, where: string, requestId?: string): void {
  if (lacksRoom(error)) noteLackOfRoom()
  log().error({ where, requestId, ...withoutQuery(error) }, 'fault')
}
