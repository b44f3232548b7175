import type { Server } from 'srvx'

const DRAIN_LIMIT_MS = 5_000
const IDLE_CHECK_MS = 50

/** Takes no more requests, lets those that run finish, and after five seconds cuts what is left. */
export async function drain(server: Server): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>()
  const limit = setTimeout(resolve, DRAIN_LIMIT_MS)
  // A browser keeps its connection open after the answer; nobody waits for that.
  const idle = setInterval(() => closeIdle(server), IDLE_CHECK_MS)
  try {
    const closing = server.close()
    closeIdle(server)
    await Promise.race([closing, late])
  } finally {
    clearTimeout(limit)
    clearInterval(idle)
  }
  await server.close(true)
}

function closeIdle(server: Server): void {
  const listener = server.node?.server
  if (listener && 'closeIdleConnections' in listener) listener.closeIdleConnections()
}
