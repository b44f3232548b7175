import type { Actor } from '#/domain/access/actor.ts'
import { fewByAddress } from '#/platform/rate-limit/few-by-address.server.ts'

const count = fewByAddress({ max: 90, windowSeconds: 600 })

/**
 * Counts who asks for a profile without an account, since one may have half a megabyte and then costs as much as a dozen
 * pages. Throws rate-limited for more than ninety in ten minutes from one address.
 */
export function countVisitor(actor: Actor | null, headers: Headers): void {
  if (!actor) count(headers)
}
