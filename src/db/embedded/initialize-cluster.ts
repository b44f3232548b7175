import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'
import { takeOwnership } from './cluster-directory.ts'
import { commandAs, type RunAs } from './run-as.ts'
import { serverFault } from './server-words.ts'

/** Database files that exist: `files` is PostgreSQL's own directory, `directory` holds it with password and log. */
export type Cluster = { directory: string; files: string; log: string; password: string }

export const CLUSTER_USER = 'flightpath'

const REFUSED_MODE = 0o027

const run = promisify(execFile)

type InitializeOptions = { directory: string; binaries: Binaries; runAs: RunAs; durability: 'full' | 'none' }

/** Opens the database files of a directory, creating them on first use. Not safe without the data directory's lock. */
export async function initializeCluster(options: InitializeOptions): Promise<Cluster> {
  const { directory, runAs } = options
  if (!existsSync(directory)) await create(options)
  takeOwnership(directory, runAs)
  const files = join(directory, 'data')
  // PostgreSQL refuses files that others may read, as a copy of them often is. Some volumes know no change of it.
  if (existsSync(files) && (statSync(files).mode & REFUSED_MODE) !== 0) chmodSync(files, 0o700)
  const password = readPassword(join(directory, 'password'))
  return { directory, files, log: join(directory, 'server.log'), password }
}

/** Throws a sentence for the operator when the file is not there, or empty. */
function readPassword(file: string): string {
  const password = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (password) return password
  throw new Error(`${file} must hold the database's password. Put it back, or choose another DATA_DIR.`)
}

/** Built under another name and renamed when complete, so that an interrupted first start leaves nothing half made. */
async function create({ directory, binaries, runAs, durability }: InitializeOptions): Promise<void> {
  const unfinished = `${directory}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  const passwordFile = join(unfinished, 'password')
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
  takeOwnership(unfinished, runAs)
  const command = commandAs(runAs, binaries.initdb, [
    `--pgdata=${join(unfinished, 'data')}`,
    `--username=${CLUSTER_USER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    ...(await localeArguments(binaries)),
    ...(durability === 'none' ? ['--no-sync'] : []),
  ])
  await run(command.file, command.args, { ...command.options, cwd: unfinished }).catch((error: unknown) => {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
    throw serverFault(said, { directory, log: unfinished })
  })
  renameSync(unfinished, directory)
}

/** Text sorts by code point in every version; from 17 on PostgreSQL does so without the system's locales. */
async function localeArguments(binaries: Binaries): Promise<string[]> {
  const { stdout } = await run(binaries.initdb, ['--version'])
  const major = Number(/(\d+)/.exec(stdout)?.[1])
  if (major < 17) return ['--locale=C.UTF-8']
  return ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
}
