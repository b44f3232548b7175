import type { ServedApp } from './served-app.ts'

const WATCH_MS = 20

/** How many megabytes more the server takes at most while something is done than before. */
export async function memoryGrowthMb(app: ServedApp, work: () => Promise<unknown>): Promise<number> {
  const before = app.memoryMb()
  let most = before
  const look = () => (most = Math.max(most, app.memoryMb()))
  const watch = setInterval(look, WATCH_MS)
  await work().finally(() => clearInterval(watch))
  return look() - before
}
