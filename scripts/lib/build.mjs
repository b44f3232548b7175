import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentHash } from './content-hash.mjs'
import { keepAssets } from './kept-assets.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { inProject, root } from './project.mjs'
import { run } from './run.mjs'
import { step } from './say.mjs'

const SOURCES = [
  'package-lock.json',
  'package.json',
  'public',
  'scripts',
  'src',
  'tsconfig.json',
  'vite.config.ts',
]
const STAMP = '.flightpath-sources'

/** Whether dist/ was made from the sources as they are now. */
export function isBuilt() {
  const stamp = inProject('dist', STAMP)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesHash()
}

/** Builds the app when its sources changed since the last time. Throws with the builder's words when it fails. */
export async function ensureBuilt(node) {
  if (isBuilt()) return
  await oneAtATime(async () => {
    if (isBuilt()) return
    await step('Building the app, about half a minute', 'App built', () => build(node))
  })
}

/**
 * Some of the scripts are the build's plugins, and one starts the server. Tests and the generated route tree are no
 * sources: the build itself writes the latter.
 */
function sourcesHash() {
  return contentHash(
    root,
    SOURCES,
    (name) => !/\.test\.m?[jt]sx?$/.test(name) && name !== 'src/routeTree.gen.ts',
  )
}

/**
 * Builds beside dist/ and swaps the two when done, so that a build cut short is never served. Files of the build before
 * stay for pages that are open.
 */
async function build(node) {
  const fresh = 'node_modules/.flightpath-build'
  const old = inProject('node_modules', '.flightpath-build-old')
  for (const directory of [inProject(fresh), old]) rmSync(directory, { recursive: true, force: true })
  const sources = sourcesHash()
  const vite = inProject('node_modules', 'vite', 'bin', 'vite.js')
  const { code, output } = await run(node, [vite, 'build', '--outDir', fresh, '--emptyOutDir'], {
    env: { NODE_ENV: 'production' },
  })
  if (code !== 0) throw new Error(`Building failed.\n${output.trimEnd()}`)
  keepAssets(inProject('dist'), inProject(fresh))
  writeFileSync(join(inProject(fresh), STAMP), sources)
  if (existsSync(inProject('dist'))) renameSync(inProject('dist'), old)
  renameSync(inProject(fresh), inProject('dist'))
  rmSync(old, { recursive: true, force: true })
}
