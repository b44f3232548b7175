import pino from 'pino'
import { env } from '#/platform/env/env.server.ts'

let logger: pino.Logger | undefined

/**
 * The log: one JSON line an event on standard error, so that standard output stays for people. Never log a mail
 * address, a name, a token or the content of a form.
 */
export function log(): pino.Logger {
  logger ??= pino({ level: env().LOG_LEVEL, base: undefined }, pino.destination({ dest: 2, sync: true }))
  return logger
}
