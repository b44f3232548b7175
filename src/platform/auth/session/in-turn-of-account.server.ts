import { turnsByKey } from '#/lib/turns-by-key.ts'
import { fewByAccount } from '#/platform/rate-limit/few-by-address.server.ts'
import { rateLimitedError } from '#/platform/rate-limit/rate-limit.server.ts'

const full = () => rateLimitedError({ retryAfterSeconds: 1 })
/** A page asks for some six things at once; what waits holds no connection to the database. */
const inTurn = turnsByKey({ atOnce: 3, waitingMax: 60, full })
/** Members of one company wait for the same rows. */
const inTurnOfCompany = turnsByKey({ atOnce: 4, waitingMax: 200, full })

/** Whoever types saves once in some seconds. */
const countWrite = fewByAccount({ max: 600, windowSeconds: 600 })

type Asked = { userId: string | undefined; organizationId?: string | null; method: string }

/**
 * What one account asks for is done three at a time, what one company's members ask for four, and an account writes 600 times in ten minutes on each server, whatever it is:
 * no account holds more than a part of the connections, however dear a thing is of which nobody knew. Throws rate-limited
 * above that, or while sixty wait.
 */
export async function inTurnOfAccount<T>(
  { userId, organizationId, method }: Asked,
  work: () => T | Promise<T>,
): Promise<T> {
  if (userId === undefined) return work()
  if (method === 'POST') countWrite(userId)
  const asOne = async () => work()
  return inTurn(userId, () => (organizationId ? inTurnOfCompany(organizationId, asOne) : asOne()))
}
