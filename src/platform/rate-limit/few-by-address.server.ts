import { LRUCache } from 'lru-cache'
import { env, isTrial } from '#/platform/env/env.server.ts'
import { callerAddress } from '#/platform/http/caller-address.server.ts'
import { rateLimitedError } from './rate-limit.server.ts'

/** Of more addresses the one that asked longest ago is forgotten: whoever has so many is held back by nothing here. */
const ADDRESSES_MAX = 20_000

/** `max` answers for one address in a window, which opens with the first. */
type Few = { max: number; windowSeconds: number }

/**
 * Lets one address ask a dear public question a few times in a while, and throws rate-limited beyond that. Each server
 * counts for itself and in memory, because a count in the database would cost more than most of these answers. Trial mode
 * multiplies `max` by `RATE_LIMIT_FACTOR`.
 *
 * @example const count = fewByAddress({ max: 10, windowSeconds: 60 }); count(request.headers)
 */
export function fewByAddress({ max, windowSeconds }: Few): (headers: Headers) => void {
  const windows = new LRUCache<string, { count: number; openedAtMs: number }>({ max: ADDRESSES_MAX })
  return (headers) => {
    const address = callerAddress(headers)
    const nowMs = Date.now()
    const known = windows.get(address)
    const isOpen = known !== undefined && nowMs - known.openedAtMs < windowSeconds * 1_000
    const window = isOpen ? known : { count: 0, openedAtMs: nowMs }
    window.count += 1
    windows.set(address, window)
    if (window.count <= max * (isTrial() ? env().RATE_LIMIT_FACTOR : 1)) return
    const leftMs = window.openedAtMs + windowSeconds * 1_000 - nowMs
    throw rateLimitedError({ retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1_000)) })
  }
}
