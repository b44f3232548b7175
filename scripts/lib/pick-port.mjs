import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that systems give to outgoing connections, of which browsers open many at once. */
const [LOWEST, COUNT] = [20_000, 10_000]

/** A port on which nothing listens and which no outgoing connection takes. */
export async function pickPort() {
  const port = LOWEST + Math.floor(Math.random() * COUNT)
  const server = createServer().listen(port, '127.0.0.1')
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  )
  if (!isFree) return pickPort()
  server.close()
  await once(server, 'close')
  return port
}
