import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { inProject, toolEnvironment } from './project.mjs'
import { step } from './say.mjs'

const PLACE = inProject('node_modules', '.cache', 'planted-data')
const STAMP = 'made-from'

/**
 * Makes a data directory in which the demo and the world's towns are there already, once for each build and day: the
 * demo's dates count from the day on which it is planted. Apps of browser tests start on copies of it. Throws with the
 * app's words when it ends before that is done.
 */
export async function ensurePlanted(node) {
  if (isPlanted()) return
  await step('Planting the demo and the towns for the tests', 'Planted', () => make(node))
}

const isPlanted = () =>
  existsSync(join(PLACE, STAMP)) && readFileSync(join(PLACE, STAMP), 'utf8') === origin()

/** What the data is made from: the build, and the day. */
const origin = () =>
  `${readFileSync(inProject('dist', '.flightpath-sources'), 'utf8')} ${new Date().toISOString().slice(0, 10)}`

async function make(node) {
  const fresh = `${PLACE}-new`
  for (const directory of [PLACE, fresh]) rmSync(directory, { recursive: true, force: true })
  mkdirSync(dirname(fresh), { recursive: true })
  const made = origin()
  await runUntilLoaded(node, fresh)
  writeFileSync(join(fresh, STAMP), made)
  renameSync(fresh, PLACE)
}

async function runUntilLoaded(node, dataDir) {
  const env = { PORT: String(await freePort()), DATA_DIR: dataDir, APP_MODE: 'trial', LOG_LEVEL: 'info' }
  const app = spawn(node, ['dist/server/serve.js'], {
    ...{ cwd: inProject(), env: toolEnvironment(env), stdio: ['ignore', 'pipe', 'pipe'] },
  })
  let output = ''
  let isLoaded = false
  for (const stream of [app.stdout, app.stderr])
    stream.setEncoding('utf8').on('data', (piece) => {
      output += piece
      if (!output.includes('gazetteer loaded') || isLoaded) return
      isLoaded = true
      app.kill('SIGTERM')
    })
  const [code] = await once(app, 'close')
  if (!isLoaded || code !== 0) throw new Error(`The app for planting ended by itself.\n${output}`)
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}

/** Copies what was planted into an empty directory; where nothing was planted, the app that starts there does it. */
export function plantInto(dataDir) {
  // Node's own copy forgets whose files they are, and PostgreSQL asks.
  if (isPlanted() && process.platform !== 'win32') execFileSync('cp', ['-a', `${PLACE}/.`, dataDir])
}
