import { AsyncLocalStorage } from 'node:async_hooks'
import { notFoundError } from '#/domain/app-error.ts'
import { reportFault } from '#/platform/errors/report-fault.server.ts'

type Outcome = { isQueued?: true; fault?: unknown }

const outcomes = new AsyncLocalStorage<Outcome>()

/** Waits for a mail with a link to a new password. The library would hide that it could not be queued, from everybody. */
export async function noteResetMail(queueing: Promise<void>): Promise<void> {
  const outcome = outcomes.getStore()
  try {
    await queueing
    if (outcome) outcome.isQueued = true
  } catch (fault) {
    if (outcome) Object.assign(outcome, { fault })
    // Whoever asks from outside hears the same as of an address that nobody has.
    else reportFault(fault, '/request-password-reset')
  }
}

/** Asks the library for such a mail, and throws what kept it from being queued; not-found where nobody has the address. */
export async function requireResetMail<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const outcome: Outcome = {}
  const answer = await outcomes.run(outcome, ask)
  if ('fault' in outcome) throw outcome.fault
  if (!outcome.isQueued) throw notFoundError()
  return answer
}
