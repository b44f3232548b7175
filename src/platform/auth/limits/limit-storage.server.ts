import { db } from '#/db/client.server.ts'
import { countedAddress } from '#/platform/http/counted-address.ts'
import { countUses, networkLimits } from '#/platform/rate-limit/rate-limit.server.ts'
import { endpointOf } from '../endpoint-of.ts'

type Rule = { window: number; max: number }

type LimitStorageOptions = {
  /** The paths that the library answers, as it writes them: '/reset-password/:token'. */
  listPaths: () => readonly (string | undefined)[]
  /** For everything else. */
  unknown: Rule
}

/**
 * Counts what the auth library limits by address and path in the same way as everything else. The library's own
 * counting would also delete other rows of the table after an hour, and with them the quotas of a day. One address has
 * no more counts than the library has endpoints: whatever else it asks for is one count, and so is every token.
 */
export function limitStorage({ listPaths, unknown }: LimitStorageOptions) {
  return {
    /** `key` is the library's: the address, a bar and the path. */
    consume: async (key: string, rule: Rule) => {
      const bar = key.indexOf('|')
      const [address, path] = [key.slice(0, bar), key.slice(bar + 1)]
      const endpoint = endpointOf(listPaths(), path)
      const { window: windowSeconds, max } = endpoint ? rule : unknown
      const keyOf = (network: string) => `auth:${network}|${endpoint ?? '*'}`
      const limits = networkLimits(countedAddress(address), { keyOf, max, windowSeconds })
      const use = await countUses(db(), limits)
      return { allowed: use.allowed, retryAfter: use.allowed ? null : use.retryAfterSeconds }
    },
  }
}
