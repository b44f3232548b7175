import { once } from 'node:events'
import { join } from 'node:path'
import { makeDataDir } from '#/db/embedded/make-data-dir.ts'
import { migrateDatabase } from '#/db/migrate.server.ts'
import { baseUrl, env, isTrial } from '#/platform/env/env.server.ts'
import { drainMs } from '#/platform/env/wire-env.ts'
import { portError, requireFreePort } from './lib/free-port.ts'
import { createHttpServer, type HttpServer } from './lib/http/http-server.ts'
import { LIMITS } from './lib/http/limits.ts'
import { publicFiles } from './lib/http/public-files.ts'
import { openTrial, refuseSecondTrial, type Trial } from './lib/open-trial.ts'
import { startSentence } from './lib/start-sentence.ts'
import { stopOnSignal } from './lib/stop-on-signal.ts'

/** What the built server hands over: the handler of requests, and the work beside them. */
type BuiltServer = {
  default: { fetch: (request: Request) => Promise<Response> }
  start: () => Promise<void>
  stop: () => Promise<void>
}

const say = (line: string) => process.stdout.write(`${line}\n`)

async function loadServer(): Promise<BuiltServer> {
  const entry = new URL('./server.js', import.meta.url)
  return (await import(/* @vite-ignore */ entry.href)) as BuiltServer
}

async function listen(app: BuiltServer, hostname: string): Promise<HttpServer> {
  const { PORT, TRUST_PROXY, MAX_CONNECTIONS } = env()
  const server = createHttpServer({
    limits: { ...LIMITS, connections: MAX_CONNECTIONS },
    trustedProxies: TRUST_PROXY,
    app: (request) => publicFiles(request, () => app.default.fetch(request)),
  })
  try {
    server.node.listen(PORT, hostname)
    await once(server.node, 'listening')
    return server
  } catch (error) {
    throw portError(error, { port: PORT, hostname })
  }
}

async function main(): Promise<void> {
  process.env.NODE_ENV = 'production'
  const { PORT, HOST, DATA_DIR, S3_BUCKET } = env()
  const hostname = isTrial() ? '127.0.0.1' : HOST
  await requireFreePort({ port: PORT, hostname }).catch((error: unknown) => {
    // Whoever started the same trial twice needs no other port.
    if (isTrial()) refuseSecondTrial()
    throw error
  })
  makeDataDir(join(DATA_DIR, 'incoming'), 0o700)
  if (!S3_BUCKET) makeDataDir(join(DATA_DIR, 'files'))
  let trial: Trial | null = null
  let app: BuiltServer | undefined
  let server: HttpServer | undefined
  const close = onlyOnce(async () => {
    await server?.drain(drainMs(env()))
    await app?.stop()
    await trial?.close()
  })
  // From now on: whoever ends a start that takes long leaves nothing behind either.
  stopOnSignal(say, close)
  try {
    if (isTrial()) trial = await openTrial(say)
    await migrateDatabase(process.env.DATABASE_URL ?? '')
    await trial?.seed()
    app = await loadServer()
    await app.start()
    server = await listen(app, hostname)
    say(`\nFlightpath is ready on ${baseUrl()}\n`)
    trial?.printAccounts()
  } catch (error) {
    // What cannot be closed in order is no reason of the start's.
    await close().catch(() => undefined)
    throw error
  }
}

/** However often it is asked for, it is done once. */
function onlyOnce(work: () => Promise<void>): () => Promise<void> {
  let working: Promise<void> | undefined
  return () => (working ??= work())
}

main().catch((error: unknown) => {
  process.stderr.write(`\n${startSentence(error)}\n`)
  process.exit(1)
})
