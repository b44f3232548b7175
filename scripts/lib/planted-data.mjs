import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pickPort } from './pick-port.mjs'
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

const isPlanted = () => stamp() === origin()

/** The build and the day of the data that is there; empty when there is none. */
const stamp = () => readIfThere(join(PLACE, STAMP))

/** The build and the day of data that is made now. */
const origin = () => `${build()} ${new Date().toISOString().slice(0, 10)}`
const build = () => readIfThere(inProject('dist', '.flightpath-sources'))

const readIfThere = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

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
  const env = { PORT: String(await pickPort()), DATA_DIR: dataDir, APP_MODE: 'trial', LOG_LEVEL: 'info' }
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

/**
 * Copies what was planted into an empty directory; where nothing was planted, the app that starts there does it. Tests that
 * run over midnight go on with the day on which they began.
 */
export function plantInto(dataDir) {
  const isOfBuild = build() !== '' && stamp().startsWith(`${build()} `)
  // Node's own copy forgets whose files they are, and PostgreSQL asks.
  if (isOfBuild && process.platform !== 'win32') execFileSync('cp', ['-a', `${PLACE}/.`, dataDir])
}
