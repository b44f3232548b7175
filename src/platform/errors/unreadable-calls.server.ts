import { AsyncLocalStorage } from 'node:async_hooks'
import { log } from '#/platform/log/log.server.ts'
import { wasReached } from './reached-functions.ts'
import { reportFault } from './report-fault.server.ts'

const TOLD_EVERY_MS = 60_000

const answered = new AsyncLocalStorage<Request>()
let count = 0
let isWaiting = false

function tellUnreadable(): void {
  isWaiting = count > 0
  if (!isWaiting) return
  log().warn({ count }, 'calls that nobody can read')
  count = 0
  setTimeout(tellUnreadable, TOLD_EVERY_MS).unref()
}

/** One line a minute, however many there are: `count` are all since the line before. What was sent is in none. */
function noteUnreadable(): void {
  count += 1
  if (!isWaiting) tellUnreadable()
}

/** Answers a call of a server function; what is printed meanwhile belongs to it. */
export const withinCall = <Answer>(request: Request, answer: () => Answer): Answer =>
  answered.run(request, answer)

/**
 * Takes what the framework prints: the parser's words about a call that it cannot read hold what was sent, and are
 * counted alone. Everything else is a fault, logged like every other one.
 */
export function takePrintedErrors(): void {
  console.error = (...printed: unknown[]) => {
    const request = answered.getStore()
    if (request && !wasReached(request)) noteUnreadable()
    else reportFault(printed.find((given) => given instanceof Error) ?? printed[0], 'the framework')
  }
}
