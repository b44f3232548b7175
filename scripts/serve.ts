import { extname } from 'node:path'
import { serve, type Server, type ServerMiddleware } from 'srvx'
import { staticMiddleware } from 'srvx/static'
import { migrateDatabase } from '#/db/migrate.server.ts'
import { baseUrl, env, isTrial } from '#/platform/env/env.server.ts'
import { addSecurityHeaders } from '#/platform/http/security-headers.ts'
import { clientAddress } from './lib/client-address.ts'
import { drain } from './lib/drain.ts'
import { portError, requireFreePort } from './lib/free-port.ts'
import { openTrial, refuseSecondTrial } from './lib/open-trial.ts'
import { stopOnSignal } from './lib/stop-on-signal.ts'
import { uploadBody } from './lib/upload-body.ts'

/** What the built server hands over: the handler of requests, and the work beside them. */
type BuiltServer = {
  default: { fetch: (request: Request) => Promise<Response> }
  start: () => Promise<void>
  stop: () => Promise<void>
}

/** Forms and server functions; an upload counts for itself. */
const BODY_BYTES_MAX = 2_000_000
const IMMUTABLE_S = 31_536_000
const HOUR_S = 3_600
/** Longer than proxies keep theirs, which is a minute as a rule: one would send a request where nobody listens any more. */
const IDLE_MAX_MS = 75_000
const hashedFiles = staticMiddleware({ dir: 'dist/client', maxAge: IMMUTABLE_S, immutable: true })
const otherFiles = staticMiddleware({ dir: 'dist/client', maxAge: HOUR_S })

/**
 * Built files carry their hash in the name and may be kept for ever; the others for an hour. Every file has an ending and
 * pages have none: looking for three files on the disk would take as long as answering a kept page.
 */
const publicFiles: ServerMiddleware = async (request, next) => {
  const { pathname } = new URL(request.url)
  const files = pathname.startsWith('/assets/') ? hashedFiles : otherFiles
  const response = await (extname(pathname) === '' ? next() : files(request, next))
  addSecurityHeaders(response.headers, baseUrl())
  return response
}

const say = (line: string) => process.stdout.write(`${line}\n`)

async function loadServer(): Promise<BuiltServer> {
  const entry = new URL('./server.js', import.meta.url)
  return (await import(/* @vite-ignore */ entry.href)) as BuiltServer
}

async function listen(app: BuiltServer, hostname: string): Promise<Server> {
  const { PORT, TRUST_PROXY } = env()
  const server = serve({
    port: PORT,
    hostname,
    silent: true,
    manual: true,
    gracefulShutdown: false,
    maxRequestBodySize: BODY_BYTES_MAX,
    // Node's own limit of five minutes for a request would cut an upload: `uploadBody` keeps it for the others.
    node: { requestTimeout: 0, keepAliveTimeout: IDLE_MAX_MS },
    middleware: [publicFiles],
    fetch: (request) => app.default.fetch(uploadBody(clientAddress(request, TRUST_PROXY))),
  })
  try {
    await server.serve()
    return server
  } catch (error) {
    throw portError(error, PORT)
  }
}

async function main(): Promise<void> {
  process.env.NODE_ENV = 'production'
  const { PORT, HOST } = env()
  const hostname = isTrial() ? '127.0.0.1' : HOST
  await requireFreePort(PORT, hostname).catch((error: unknown) => {
    // Whoever started the same trial twice needs no other port.
    if (isTrial()) refuseSecondTrial()
    throw error
  })
  const trial = isTrial() ? await openTrial(say) : null
  let app: BuiltServer | undefined
  let server: Server | undefined
  const close = onlyOnce(async () => {
    if (server) await drain(server)
    await app?.stop()
    await trial?.close()
  })
  // From now on: whoever ends a start that takes long leaves nothing behind either.
  stopOnSignal(say, close)
  try {
    await migrateDatabase(process.env.DATABASE_URL ?? '')
    await trial?.seed()
    app = await loadServer()
    await app.start()
    server = await listen(app, hostname)
    say(`\nFlightpath is ready on ${baseUrl()}\n`)
    trial?.printAccounts()
  } catch (error) {
    await close()
    throw error
  }
}

/** However often it is asked for, it is done once. */
function onlyOnce(work: () => Promise<void>): () => Promise<void> {
  let working: Promise<void> | undefined
  return () => (working ??= work())
}

main().catch((error: unknown) => {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
