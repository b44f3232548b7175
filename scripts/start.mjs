import { ensureBuilt, isBuilt } from './lib/build.mjs'
import { refuseIfInUse } from './lib/data-dir-in-use.mjs'
import { ensureInstalled, isInstalled } from './lib/install.mjs'
import { findNode } from './lib/node-program.mjs'
import { forwardSignals, KILLED, run } from './lib/run.mjs'
import { say } from './lib/say.mjs'

// Plain JavaScript for Node 20: this runs before anything is installed.
const isDevelopment = process.argv.includes('--dev')

async function main() {
  if (!isInstalled() || !(isDevelopment || isBuilt())) await refuseIfInUse()
  await ensureInstalled()
  const node = findNode()
  if (!isDevelopment) await ensureBuilt(node)
  const script = isDevelopment ? 'scripts/dev.ts' : 'dist/server/serve.js'
  const env = { NODE_ENV: isDevelopment ? 'development' : 'production' }
  const { code } = await run(node, [script], { stdio: 'inherit', env })
  if (code === KILLED && !stopped.aborted)
    say('\nFlightpath was ended from outside. What was saved is safe: start it again.')
  return code
}

const stopped = forwardSignals()
main().then(
  (code) => process.exit(code),
  (error) => {
    if (!stopped.aborted) process.stderr.write(`\n${error.message}\n`)
    process.exit(1)
  },
)
