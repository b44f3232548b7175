import type { Server } from 'node:http'

const DRAIN_LIMIT_MS = 5_000
const IDLE_CHECK_MS = 50

const later = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))

/**
 * Takes requests for `announceMs` longer, in which whoever sends them can learn that this server is about to go; then
 * takes no more, lets those that run finish, and after five seconds cuts what is left.
 */
export async function drain(server: Server, announceMs: number): Promise<void> {
  if (announceMs > 0) await later(announceMs)
  const { promise: late, resolve } = Promise.withResolvers<void>()
  const limit = setTimeout(resolve, DRAIN_LIMIT_MS)
  // A browser keeps its connection open after the answer; nobody waits for that.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
  const { promise: closed, resolve: close } = Promise.withResolvers<void>()
  server.close(() => close())
  try {
    await Promise.race([closed, late])
  } finally {
    clearTimeout(limit)
    clearInterval(idle)
  }
  server.closeAllConnections()
  await closed
}
