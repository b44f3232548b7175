import { isOutdated } from './outdated-page.ts'

/** The refusals that time alone can mend: a fault on our side, too many requests, a server that is busy. */
const PASSING = new Set(['INTERNAL', 'RATE_LIMITED', 'UNAVAILABLE'])

/** Whether asking again can help. A lost connection has no code; any other refusal stays a refusal, and what is gone is gone. */
export function isWorthRetrying(error: unknown): boolean {
  if (isOutdated(error)) return false
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code !== 'string' || PASSING.has(code)
}
