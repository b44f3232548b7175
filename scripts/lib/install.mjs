import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { contentHash } from './content-hash.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { inProject, root } from './project.mjs'
import { run } from './run.mjs'
import { step } from './say.mjs'

/** Lives inside node_modules, so that it goes with it. */
const stamp = inProject('node_modules', '.flightpath-lock')

/** Whether the installed packages are those of the lock file. */
export function isInstalled() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash()
}

/** Installs the packages of the lock file when they are missing or other ones. Throws with npm's words when it fails. */
export async function ensureInstalled() {
  if (isInstalled()) return
  await oneAtATime(async () => {
    if (isInstalled()) return
    await step('Installing packages, about a minute the first time', 'Packages installed', install)
    writeFileSync(stamp, lockHash())
  })
}

function lockHash() {
  return contentHash(root, ['package-lock.json'])
}

/** Install scripts stay off: no package of ours needs one, and machines differ in whether npm allows them. */
async function install() {
  const options = [
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const { code, output } = await npm(['ci', ...options])
  if (code !== 0) throw new Error(`Installing packages failed.\n${firstLines(output)}`)
}

/** npm ends a complaint with its whole manual. */
function firstLines(output) {
  return output.split('\n').slice(0, 12).join('\n').trimEnd()
}

/** npm on the Node that npm itself came with: ours lies inside the directory that is about to be replaced. */
function npm(args) {
  const { npm_execpath: npmScript, npm_node_execpath: npmNode } = process.env
  if (npmScript?.endsWith('.js') && npmNode && existsSync(npmNode)) return run(npmNode, [npmScript, ...args])
  return run('npm', args, { shell: process.platform === 'win32' })
}
