import { createServer } from 'node:net'
import { join } from 'node:path'
import { CLUSTER_USER, type Cluster } from './initialize-cluster.ts'

/** Where a cluster listens: a socket file beside its data, or a port on the loopback address. */
export type Endpoint = { kind: 'socket'; directory: string } | { kind: 'loopback'; port: number }

/** PostgreSQL's usual port; with a socket it only names the file. */
const SOCKET_PORT = 5432
/** Kernels allow 104 to 108 bytes in a socket's path. */
const SOCKET_PATH_BYTES_MAX = 100

/** A socket where its path is short enough and the system has them, else a free port chosen by the system. */
export async function chooseEndpoint(cluster: Cluster): Promise<Endpoint> {
  const path = join(cluster.files, `.s.PGSQL.${SOCKET_PORT}`)
  const fits = Buffer.byteLength(path) <= SOCKET_PATH_BYTES_MAX
  if (fits && process.platform !== 'win32') return { kind: 'socket', directory: cluster.files }
  return { kind: 'loopback', port: await findFreePort() }
}

/** Server arguments for an endpoint. The socket's directory is given relative to the data directory. */
export function listenArguments(endpoint: Endpoint): string[] {
  return endpoint.kind === 'socket'
    ? ['-p', String(SOCKET_PORT), '-k', '.', '-c', 'listen_addresses=']
    : ['-p', String(endpoint.port), '-k', '', '-c', 'listen_addresses=127.0.0.1']
}

/** A `postgres://` URL for a database of the cluster. With a socket, `?host=` holds its directory. */
export function connectionStringFor(cluster: Cluster, endpoint: Endpoint, database: string): string {
  const host = endpoint.kind === 'socket' ? `localhost:${SOCKET_PORT}` : `127.0.0.1:${endpoint.port}`
  const url = new URL(`postgres://${CLUSTER_USER}:${cluster.password}@${host}/${database}`)
  if (endpoint.kind === 'socket') url.searchParams.set('host', endpoint.directory)
  return url.href
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
