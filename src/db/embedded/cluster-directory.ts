import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readlinkSync, realpathSync, statSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { copyBinaries, type Binaries } from './binaries.ts'
import { canRun, fileOwner, type RunAs } from './run-as.ts'

/** Where root keeps what the unprivileged user cannot reach in its own place, such as below /root. */
const SHARED_PLACE = '/var/lib/flightpath'

/**
 * The directory of the database files for a data directory: `DATA_DIR/postgres`, or, where the database's user may
 * not enter it, a directory in a public place that `DATA_DIR/postgres` then points to. It need not exist yet.
 */
export function findClusterDirectory(dataDir: string, runAs: RunAs, sharedPlace = SHARED_PLACE): string {
  const usual = join(realpathSync(dataDir), 'postgres')
  const known = lstatSync(usual, { throwIfNoEntry: false })
  if (known?.isSymbolicLink()) return resolve(dirname(usual), readlinkSync(usual))
  if (known || canEnter(dirname(usual), runAs)) return usual
  const name = createHash('sha256').update(usual).digest('hex').slice(0, 16)
  mkdirSync(sharedPlace, { recursive: true })
  symlinkSync(join(sharedPlace, name), usual)
  return join(sharedPlace, name)
}

/** The same programs, or a copy of them that the database's user can run. */
export function reachableBinaries(binaries: Binaries, runAs: RunAs, sharedPlace = SHARED_PLACE): Binaries {
  if (runAs.kind !== 'user' || canRun(runAs, binaries.postgres, ['--version'])) return binaries
  mkdirSync(sharedPlace, { recursive: true })
  const version = createHash('sha256').update(binaries.directory).update(modifiedAt(binaries)).digest('hex')
  return copyBinaries(binaries, join(sharedPlace, `programs-${version.slice(0, 16)}`))
}

/** Gives the files to the database's user; needed when a directory comes from another way of running. */
export function takeOwnership(directory: string, runAs: RunAs): void {
  const owner = fileOwner(runAs)
  if (!owner || !existsSync(directory) || ownedBy(directory, owner.uid)) return
  const changed = spawnSync('chown', ['-R', `${owner.uid}:${owner.gid}`, directory], { encoding: 'utf8' })
  if (changed.status === 0) return
  throw new Error(
    `${directory} belongs to another user. Start Flightpath as that user, or choose another DATA_DIR.`,
  )
}

function ownedBy(directory: string, uid: number): boolean {
  const files = join(directory, 'data')
  return statSync(existsSync(files) ? files : directory).uid === uid
}

function canEnter(directory: string, runAs: RunAs): boolean {
  return runAs.kind !== 'user' || canRun(runAs, 'sh', ['-c', 'cd "$1"', 'sh', directory])
}

function modifiedAt(binaries: Binaries): string {
  return String(statSync(binaries.postgres).mtimeMs)
}
