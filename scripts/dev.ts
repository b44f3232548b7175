import { createServer, isRunnableDevEnvironment } from 'vite'
import { migrateDatabase } from '#/db/migrate.server.ts'
import { baseUrl, env } from '#/platform/env/env.server.ts'
import { openTrial } from './lib/open-trial.ts'
import { stopOnSignal } from './lib/stop-on-signal.ts'

type Composition = { start: () => Promise<void>; stop: () => Promise<void> }

const say = (line: string) => process.stdout.write(`${line}\n`)

/** The composition root, as the development server loads it. */
async function loadComposition(vite: Awaited<ReturnType<typeof createServer>>): Promise<Composition> {
  const { ssr } = vite.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('The server environment cannot be run here')
  return ssr.runner.import<Composition>('/src/server.ts')
}

async function main(): Promise<void> {
  const trial = await openTrial(say)
  await migrateDatabase(process.env.DATABASE_URL ?? '')
  await trial.seed()
  const vite = await createServer({ server: { port: env().PORT, strictPort: true, host: '127.0.0.1' } })
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
}

main().catch((error: unknown) => {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
