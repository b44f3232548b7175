import { setTimeout as delay } from 'node:timers/promises'
import type { Server } from 'srvx'

const DRAIN_LIMIT_MS = 5_000
const IDLE_CHECK_MS = 50

/** Takes no more requests, lets those that run finish, and after five seconds cuts what is left. */
export async function drain(server: Server): Promise<void> {
  const closed = new AbortController()
  const closing = server.close().finally(() => closed.abort())
  // A browser keeps its connection open after the answer; nobody waits for that.
  const idle = setInterval(() => closeIdle(server), IDLE_CHECK_MS)
  closeIdle(server)
  await Promise.race([
    closing,
    delay(DRAIN_LIMIT_MS, undefined, { signal: closed.signal }).catch(() => undefined),
  ])
  clearInterval(idle)
  await server.close(true)
}

function closeIdle(server: Server): void {
  const listener = server.node?.server
  if (listener && 'closeIdleConnections' in listener) listener.closeIdleConnections()
}
