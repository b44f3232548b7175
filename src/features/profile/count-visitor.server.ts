import type { Actor } from '#/domain/access/actor.ts'
import { fewByAccount, fewByAddress } from '#/platform/rate-limit/few-by-address.server.ts'

const countAddress = fewByAddress({ max: 90, windowSeconds: 600 })
const countAccount = fewByAccount({ max: 600, windowSeconds: 600 })

/**
 * Counts who asks for a profile, since one may have half a megabyte and then costs as much as some pages. Throws
 * rate-limited for more than ninety in ten minutes from one address without an account, and for six hundred with one.
 */
export function countVisitor(actor: Actor | null, headers: Headers): void {
  if (actor) countAccount(actor.userId)
  else countAddress(headers)
}
