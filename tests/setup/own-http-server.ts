import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { App } from '../../scripts/lib/http/answer-request.ts'
import { createHttpServer } from '../../scripts/lib/http/http-server.ts'
import { LIMITS, type Limits } from '../../scripts/lib/http/limits.ts'
import { openRaw } from './raw-connection.ts'

/** The product's HTTP server before an app of the test's own, on a port of its own; it ends with the test. */
export async function startHttpServer(app: App, limits: Partial<Limits> = {}) {
  const server = createHttpServer({
    app,
    trustedProxies: 1,
    limits: { ...LIMITS, connections: 1_000, ...limits },
  })
  await once(server.node.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => server.node.close().closeAllConnections())
  const { port } = server.node.address() as AddressInfo
  return { ...server, port, open: () => openRaw(port) }
}
