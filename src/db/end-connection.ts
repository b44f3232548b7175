import { setTimeout as delay } from 'node:timers/promises'
import type { Client } from 'pg'

/** The other end may be gone, and then says no goodbye. */
const GOODBYE_MS = 1_000

/** Ends a connection; waits a second at most for the other end. Never rejects. */
export async function endConnection(client: Client): Promise<void> {
  const ended = client.end().catch(() => undefined)
  const waited = new AbortController()
  await Promise.race([
    ended,
    delay(GOODBYE_MS, undefined, { ref: false, signal: waited.signal }).catch(() => undefined),
  ])
  waited.abort()
}
