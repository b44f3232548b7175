import { LRUCache } from 'lru-cache'
import { env, isTrial } from '#/platform/env/env.server.ts'
import { countedNetworks } from '#/platform/http/counted-address.ts'
import { callerAddress } from '#/platform/http/caller-address.server.ts'
import { rateLimitedError } from './rate-limit.server.ts'

/** Of more addresses the one that asked longest ago is forgotten: whoever has so many is held back by nothing here. */
const ADDRESSES_MAX = 20_000

/** `max` answers for one address in a window, which opens with the first. */
type Few = { max: number; windowSeconds: number }

type Window = { count: number; openedAtMs: number }

/** Lets each of those that somebody counts as ask a few times; throws rate-limited beyond that. */
function fewOf({ max, windowSeconds }: Few) {
  const windows = new LRUCache<string, Window>({ max: ADDRESSES_MAX })
  const windowMs = windowSeconds * 1_000
  const raise = (network: string, nowMs: number): Window => {
    const known = windows.get(network)
    const isOpen = known !== undefined && nowMs - known.openedAtMs < windowMs
    const window = isOpen ? known : { count: 0, openedAtMs: nowMs }
    window.count += 1
    windows.set(network, window)
    return window
  }
  return (networks: ReturnType<typeof countedNetworks>): void => {
    const nowMs = Date.now()
    const factor = isTrial() ? env().RATE_LIMIT_FACTOR : 1
    // What is refused in a narrow network does not use up a wider one that others share.
    for (const { network, share } of networks) {
      const { count, openedAtMs } = raise(network, nowMs)
      if (count <= max * share * factor) continue
      const leftMs = openedAtMs + windowMs - nowMs
      throw rateLimitedError({ retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1_000)) })
    }
  }
}

/**
 * Lets one address ask a dear public question a few times in a while, and throws rate-limited beyond that. The networks
 * around an IPv6 address count too, with larger shares. Each server counts for itself and in memory, because a count in
 * the database would cost more than most of these answers. Trial mode multiplies `max` by `RATE_LIMIT_FACTOR`.
 *
 * @example const count = fewByAddress({ max: 10, windowSeconds: 60 }); count(request.headers)
 */
export function fewByAddress(few: Few): (headers: Headers) => void {
  const count = fewOf(few)
  return (headers) => count(countedNetworks(callerAddress(headers)))
}

/** The same for one account, from wherever it asks. */
export function fewByAccount(few: Few): (userId: string) => void {
  const count = fewOf(few)
  return (userId) => count([{ network: userId, share: 1 }])
}
