import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pickPort } from '../../scripts/lib/pick-port.mjs'
import { endOwnApp, startServer } from '../../e2e/fixtures/own-app.ts'

const IDLE_WAIT_MS = 60_000
const LOOK_MS = 500
const QUIET_LOOKS = 3
const QUIET_WORK_MS = 20

export type Served = { baseURL: string; close: () => Promise<void> }
/** A server in a process of its own; `processorMs` is how long processors have worked for it, all its threads together. */
export type ServedAlone = Served & { processorMs: () => number }
export type ServedApp = ServedAlone & { memoryMb: () => number }

const memoryMb = ({ pid }: ChildProcess) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024

/** The system counts in hundredths of a second; the name of the program may hold blanks. */
function processorMs({ pid }: ChildProcess): number {
  const [, , , , , , , , , , , user, system] =
    readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(user) + Number(system)) * 10
}

/** A server begins with work of its own, such as reading the gazetteer: that is nobody's visit. */
async function becomeIdle(child: ChildProcess): Promise<void> {
  const deadlineMs = performance.now() + IDLE_WAIT_MS
  for (let quiet = 0; quiet < QUIET_LOOKS && performance.now() < deadlineMs;) {
    const before = processorMs(child)
    await delay(LOOK_MS)
    quiet = processorMs(child) - before <= QUIET_WORK_MS ? quiet + 1 : 0
  }
}

/** Whoever makes ids that a served app opens has the same. */
export const BENCH_SECRET = 'benchmarks-only-'.repeat(3)

/** What the product is told here, on a database. */
const appEnv = (connectionString: string, port: number) => ({
  ...{ APP_MODE: 'production', HOST: '127.0.0.1', BASE_URL: `http://localhost:${port}` },
  ...{ DATABASE_URL: connectionString, AUTH_SECRET: BENCH_SECRET },
  ...{ SMTP_URL: 'smtp://localhost:1', LOG_LEVEL: 'error' },
})

/**
 * The built product as an operator runs it, on a database that is its own from then on: it migrates it, and does there
 * what the clock asks for, with `more` settings. `npm run build` comes first.
 */
export async function serveApp(
  connectionString: string,
  more: Record<string, string> = {},
): Promise<ServedApp> {
  const port = await pickPort()
  const dataDir = mkdtempSync(join(tmpdir(), 'flightpath-bench-'))
  const app = await startServer({ port, dataDir, env: { ...appEnv(connectionString, port), ...more } })
  await becomeIdle(app.process)
  return {
    baseURL: app.baseURL,
    processorMs: () => processorMs(app.process),
    memoryMb: () => memoryMb(app.process),
    close: async () => {
      await endOwnApp(app, 'SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/**
 * One of the programs beside this file that stand for a limit; it says when it listens on the port it is told. One that
 * needs the product's parts is given the database of a product that is up.
 */
export async function serveLimit(
  program: string,
  { args, connectionString }: { args: string[]; connectionString?: string },
): Promise<ServedAlone> {
  const port = await pickPort()
  const file = join(import.meta.dirname, program)
  const known = connectionString === undefined ? {} : appEnv(connectionString, port)
  const env = { ...process.env, ...known, NODE_ENV: 'production', PORT: String(port) }
  const child = spawn(process.execPath, [file, ...args], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`${program} ended at once`)))
  await Promise.race([once(child.stdout, 'data'), ended])
  ended.catch(() => undefined)
  return {
    baseURL: `http://127.0.0.1:${port}`,
    processorMs: () => processorMs(child),
    close: async () => {
      child.kill()
      await once(child, 'exit')
    },
  }
}
