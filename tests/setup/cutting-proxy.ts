import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'

/** Stands between a client and PostgreSQL, and breaks connections at a moment that a test chooses. */
export type CuttingProxy = {
  /** The database by way of the proxy. */
  connectionString: string
  /**
   * Breaks the next connection on which a client says these words: before PostgreSQL hears them, or after. Cut `silently`,
   * it does not end, and nobody hears anything on it any more.
   */
  cutAt: (words: string, moment?: CutMoment) => void
  /** From now on nobody hears anything on the connections that are open, and none of them ends; new ones work. */
  vanish: () => void
  close: () => Promise<void>
}

type CutMoment = 'before' | 'after' | 'silently'

type Pair = { client: Socket; server: Socket }

/** PostgreSQL's own address: a port, or a socket in the directory that `?host=` names. */
function addressOf(url: URL): { path: string } | { host: string; port: number } {
  const directory = url.searchParams.get('host')
  const port = Number(url.port || 5432)
  return directory ? { path: join(directory, `.s.PGSQL.${port}`) } : { host: url.hostname, port }
}

function cut({ client, server }: Pair): void {
  client.destroy()
  server.destroy()
}

/** Stands before a database until it is closed; opening it changes nothing for whoever does not come this way. */
export async function openCuttingProxy(connectionString: string): Promise<CuttingProxy> {
  const url = new URL(connectionString)
  const address = addressOf(url)
  const pairs = new Set<Pair>()
  const vanished = new Set<Pair>()
  let cutting: { words: string; moment: CutMoment } | undefined

  const listener = createServer((client) => {
    const pair = { client, server: connect(address) }
    pairs.add(pair)
    client.on('data', (said) => {
      if (vanished.has(pair)) return
      const isIt = cutting !== undefined && said.includes(cutting.words)
      if (isIt && cutting?.moment === 'before') {
        cutting = undefined
        return cut(pair)
      }
      if (isIt && cutting?.moment === 'silently') {
        cutting = undefined
        vanished.add(pair)
        return
      }
      pair.server.write(said)
      if (!isIt) return
      cutting = undefined
      // PostgreSQL has heard it once it answers.
      pair.server.removeAllListeners('data').once('data', () => cut(pair))
    })
    pair.server.on('data', (said) => {
      if (!vanished.has(pair)) client.write(said)
    })
    for (const end of [client, pair.server]) {
      end.on('error', () => undefined)
      end.on('close', () => {
        pairs.delete(pair)
        if (!vanished.has(pair)) cut(pair)
      })
    }
  })
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const own = listener.address()
  url.searchParams.delete('host')
  url.hostname = '127.0.0.1'
  url.port = String(typeof own === 'object' && own ? own.port : 0)

  return {
    connectionString: url.href,
    cutAt: (words, moment = 'before') => {
      cutting = { words, moment }
    },
    vanish: () => pairs.forEach((pair) => vanished.add(pair)),
    close: async () => {
      for (const pair of [...pairs, ...vanished]) cut(pair)
      const closed = once(listener, 'close')
      listener.close()
      await closed
    },
  }
}
