import { createHash } from 'node:crypto'
import { db } from '#/db/client.server.ts'
import { countUse } from '#/platform/rate-limit/rate-limit.server.ts'

/**
 * Counts what the auth library limits by address and path in the same way as everything else. The library's own
 * counting would also delete other rows of the table after an hour, and with them the quotas of a day. A path may be
 * longer than an index entry can hold, hence the digest.
 */
export const limitStorage = {
  consume: async (key: string, { window, max }: { window: number; max: number }) => {
    const digest = createHash('sha256').update(key).digest('base64url')
    const use = await countUse(db(), { key: `auth:${digest}`, max, windowSeconds: window })
    return { allowed: use.allowed, retryAfter: use.allowed ? null : use.retryAfterSeconds }
  },
}
