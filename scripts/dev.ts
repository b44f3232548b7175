import { createServer, isRunnableDevEnvironment } from 'vite'
import { migrateDatabase } from '#/db/migrate.server.ts'
import { baseUrl, env } from '#/platform/env/env.server.ts'
import { requireFreePort } from './lib/free-port.ts'
import { openTrial } from './lib/open-trial.ts'
import { startSentence } from './lib/start-sentence.ts'
import { stopOnSignal } from './lib/stop-on-signal.ts'

type Composition = { start: () => Promise<void>; stop: () => Promise<void> }

const HOST = '127.0.0.1'
const say = (line: string) => process.stdout.write(`${line}\n`)

/** The composition root, as the development server loads it. */
async function loadComposition(vite: Awaited<ReturnType<typeof createServer>>): Promise<Composition> {
  const { ssr } = vite.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('The server environment cannot be run here')
  return ssr.runner.import<Composition>('/src/server.ts')
}

async function main(): Promise<void> {
  const { PORT } = env()
  await requireFreePort({ port: PORT, hostname: HOST })
  const trial = await openTrial(say)
  try {
    await migrateDatabase(process.env.DATABASE_URL ?? '')
    await trial.seed()
    const vite = await createServer({ server: { port: PORT, strictPort: true, host: HOST } })
    await vite.listen()
    const composition = await loadComposition(vite)
    await composition.start()
    say(`\nFlightpath reloads itself on ${baseUrl()}\n`)
    trial.printAccounts()
    stopOnSignal(say, async () => {
      await composition.stop()
      await vite.close()
      await trial.close()
    })
  } catch (error) {
    await trial.close()
    throw error
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`\n${startSentence(error)}\n`)
  process.exit(1)
})
