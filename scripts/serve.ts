import { existsSync } from 'node:fs'
import { serve, type ServerMiddleware } from 'srvx'
import { staticMiddleware } from 'srvx/static'
import { migrateDatabase } from '#/db/migrate.server.ts'
import { baseUrl, env, isTrial } from '#/platform/env/env.server.ts'
import { openTrial } from './lib/open-trial.ts'
import { stopOnSignal } from './lib/stop-on-signal.ts'
import { clientAddress } from './lib/client-address.ts'

/** What the built server hands over: the handler of requests, and the work beside them. */
type BuiltServer = {
  default: { fetch: (request: Request) => Promise<Response> }
  start: () => Promise<void>
  stop: () => Promise<void>
}

const IMMUTABLE_S = 31_536_000
const HOUR_S = 3_600
const hashedFiles = staticMiddleware({ dir: 'dist/client', maxAge: IMMUTABLE_S, immutable: true })
const otherFiles = staticMiddleware({ dir: 'dist/client', maxAge: HOUR_S })

/** Built files carry their hash in the name and may be kept for ever; the others for an hour. */
const publicFiles: ServerMiddleware = (request, next) =>
  new URL(request.url).pathname.startsWith('/assets/')
    ? hashedFiles(request, next)
    : otherFiles(request, next)

const say = (line: string) => process.stdout.write(`${line}\n`)

async function loadServer(): Promise<BuiltServer> {
  const entry = new URL('../dist/server/server.js', import.meta.url)
  if (!existsSync(entry)) throw new Error('There is no build. Run `npm start`, which makes one.')
  return (await import(entry.href)) as BuiltServer
}

async function main(): Promise<void> {
  process.env.NODE_ENV = 'production'
  const { PORT, HOST } = env()
  const trial = isTrial() ? await openTrial(say) : null
  try {
    await migrateDatabase(process.env.DATABASE_URL ?? '')
    await trial?.seed()
    const app = await loadServer()
    await app.start()
    const server = serve({
      port: PORT,
      hostname: isTrial() ? '127.0.0.1' : HOST,
      silent: true,
      gracefulShutdown: false,
      middleware: [publicFiles],
      fetch: (request) => app.default.fetch(clientAddress(request)),
    })
    await server.ready()
    say(`\nFlightpath is ready on ${baseUrl()}\n`)
    trial?.printAccounts()
    stopOnSignal(say, async () => {
      await server.close(true)
      await app.stop()
      await trial?.close()
    })
  } catch (error) {
    await trial?.close()
    throw error
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
