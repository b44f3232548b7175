import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pickPort } from '../../scripts/lib/pick-port.mjs'
import { endOwnApp, startOwnApp } from '../fixtures/own-app.ts'
import { ownEnvironment } from '../fixtures/own-environment.ts'
import { expect, test } from '../fixtures/test.ts'

let port = 0
let dataDir = ''
test.beforeEach(async () => {
  port = await pickPort()
  dataDir = join(mkdtempSync(join(tmpdir(), 'flightpath-port-')), 'data')
})
test.afterEach(() => rmSync(join(dataDir, '..'), { recursive: true, force: true }))

async function takePort(): Promise<Server> {
  const taker = createServer().listen(port, '127.0.0.1')
  await once(taker, 'listening')
  return taker
}

/** Starts the app as `npm start` does and waits for its end. */
async function runToItsEnd() {
  const env = ownEnvironment({ PORT: String(port), DATA_DIR: dataDir })
  const child = spawn(process.execPath, ['dist/server/serve.js'], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const err = text(child.stderr)
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, err: await err }
}

const refusal = () =>
  `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`

/** What is said to whoever started it: not what a busy machine writes into its log meanwhile. */
const saidIn = (err: string) =>
  err
    .split('\n')
    .filter((line) => !line.startsWith('{'))
    .join('\n')
    .trim()

/** The file that PostgreSQL keeps for as long as it runs. */
const isDatabaseRunning = () =>
  existsSync(dataDir) &&
  readdirSync(dataDir, { recursive: true }).some((file) => String(file).endsWith('postmaster.pid'))

test('on a port that somebody uses the app says so in one line, and has not touched its data', async () => {
  const taker = await takePort()
  const { code, err } = await runToItsEnd()
  taker.close()
  expect(err.trim()).toBe(refusal())
  expect(code).toBe(1)
  expect(existsSync(dataDir)).toBe(false)
})

test('when somebody takes the port while the database starts, it ends as politely and stops the database', async () => {
  const ended = runToItsEnd()
  // The directory comes when the port has been looked at, and long before the app listens on it.
  await expect.poll(() => existsSync(dataDir), { intervals: [10] }).toBe(true)
  const taker = await takePort()
  const { code, err } = await ended
  taker.close()
  expect(saidIn(err)).toBe(refusal())
  expect(code).toBe(1)
  expect(isDatabaseRunning()).toBe(false)
})

test('who starts the same trial twice is told that, and needs no other port', async () => {
  const app = await startOwnApp({ port, dataDir })
  const { code, err } = await runToItsEnd()
  expect(err).toMatch(/Flightpath is already running on .*, process \d+\. Stop it first/)
  expect(code).toBe(1)
  expect((await fetch(`${app.baseURL}/readyz`)).status).toBe(200)
  await endOwnApp(app, 'SIGTERM')
})
