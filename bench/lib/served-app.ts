import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endOwnApp, startOwnApp } from '../../e2e/fixtures/own-app.ts'

/** A server in a process of its own. */
export type Served = { baseURL: string; close: () => Promise<void> }
export type ServedApp = Served & { memoryMb: () => number }

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

const memoryMb = ({ pid }: ChildProcess) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024

/**
 * The built product as an operator runs it, on a database that is its own from then on: it migrates it, and does there
 * what the clock asks for. `npm run build` comes first.
 */
export async function serveApp(connectionString: string): Promise<ServedApp> {
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'flightpath-bench-'))
  const env = {
    ...{ APP_MODE: 'production', HOST: '127.0.0.1', BASE_URL: `http://localhost:${port}` },
    ...{ DATABASE_URL: connectionString, AUTH_SECRET: 'benchmarks-only-'.repeat(3) },
    ...{ SMTP_URL: 'smtp://localhost:1', LOG_LEVEL: 'error' },
  }
  const app = await startOwnApp({ port, dataDir, env })
  return {
    baseURL: app.baseURL,
    memoryMb: () => memoryMb(app.process),
    close: async () => {
      await endOwnApp(app, 'SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** One of the programs beside this file that stand for a limit; it says when it listens on the port it is told. */
export async function serveLimit(program: string, ...args: string[]): Promise<Served> {
  const port = await freePort()
  const file = join(import.meta.dirname, program)
  const env = { ...process.env, NODE_ENV: 'production', PORT: String(port) }
  const child = spawn(process.execPath, [file, ...args], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`${program} ended at once`)))
  await Promise.race([once(child.stdout, 'data'), ended])
  ended.catch(() => undefined)
  return {
    baseURL: `http://127.0.0.1:${port}`,
    close: async () => {
      child.kill()
      await once(child, 'exit')
    },
  }
}
