import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findNode } from './node-program.mjs'
import { inProject, root } from './project.mjs'
import { run } from './run.mjs'

/**
 * Throws the app's own sentence when a Flightpath runs on the data directory, so that an install or a build does not
 * pull the ground from under it. The app takes the lock for good when it starts.
 */
export async function refuseIfInUse() {
  const dataDir = resolve(root, process.env.DATA_DIR?.trim() || '.data')
  const node = installedNode()
  if (!node || process.env.DATABASE_URL?.trim() || !existsSync(dataDir)) return
  const lock = pathToFileURL(inProject('src', 'db', 'embedded', 'data-dir-lock.ts'))
  const script =
    `import { lockDataDir } from ${JSON.stringify(lock.href)}\n` +
    `try { lockDataDir(${JSON.stringify(dataDir)}).release() }\n` +
    `catch (error) { console.error(error.message); process.exit(1) }`
  const { code, output } = await run(node, ['--input-type=module', '--eval', script])
  if (code !== 0) throw new Error(output.trim())
}

/** Before the first install there may be none that could look, and none that could have started an app from here. */
function installedNode() {
  try {
    return findNode()
  } catch {
    return undefined
  }
}
