import { setTimeout as delay } from 'node:timers/promises'
import { isLong } from './tries.ts'

const DAY_MS = 86_400_000
/** A file that would begin less than this before midnight waits. A file that runs for longer can still run over midnight. */
const FILE_MS = isLong ? 600_000 : 90_000

/** How long a test file waits before it begins, so that the day in UTC does not end while it runs, in milliseconds. */
export function msUntilBegun(nowMs: number, fileMs = FILE_MS): number {
  const leftMs = DAY_MS - (nowMs % DAY_MS)
  return leftMs > fileMs ? 0 : leftMs
}

/**
 * Lets a test file that begins shortly before midnight begin after it. A job that closes today would otherwise be open
 * in one line of a test and closed in the next. This is the only sleep outside `e2e/`.
 */
export async function beginWithinADay(): Promise<void> {
  const ms = msUntilBegun(Date.now())
  if (ms === 0) return
  process.stderr.write(`A test file waits ${Math.ceil(ms / 1000)} s for midnight in UTC.\n`)
  await delay(ms)
}
