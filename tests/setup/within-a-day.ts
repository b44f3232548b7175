import { setTimeout as delay } from 'node:timers/promises'

const DAY_MS = 86_400_000
/** No file takes longer, on a busy machine either. */
const FILE_MS = 90_000

/** How long a test file waits before it begins, so that the day in UTC does not end while it runs, in milliseconds. */
export function msUntilBegun(nowMs: number): number {
  const leftMs = DAY_MS - (nowMs % DAY_MS)
  return leftMs > FILE_MS ? 0 : leftMs
}

/**
 * Lets a test file that begins shortly before midnight begin after it. A job that closes today would otherwise be open
 * in one line of a test and closed in the next.
 */
export async function beginWithinADay(): Promise<void> {
  const ms = msUntilBegun(Date.now())
  if (ms > 0) await delay(ms)
}
