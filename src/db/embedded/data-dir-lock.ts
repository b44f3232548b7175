import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { dataDirFault } from './data-dir-fault.ts'
import { makeDataDir } from './make-data-dir.ts'

/** Thrown when another process already works on the data directory. The message is meant for the terminal. */
export class DataDirInUseError extends Error {
  override name = 'DataDirInUseError'
}

export type DataDirLock = { release: () => void }

const SQLITE_BUSY = 5

/**
 * Takes a data directory for this process alone, creating it when missing. The lock is the kernel's file lock, reached
 * through SQLite because Node has no call for it. The kernel drops it with the process, so nothing is left behind by
 * `kill -9` and no process number has to be trusted. Throws `DataDirInUseError` at once when another process, or this
 * one, holds it, and a sentence for the operator when nothing can be written there.
 */
export function lockDataDir(dataDir: string): DataDirLock {
  const directory = resolve(dataDir)
  try {
    return lockDirectory(directory)
  } catch (error) {
    if (error instanceof DataDirInUseError) throw error
    throw dataDirFault(error, directory) ?? error
  }
}

function lockDirectory(directory: string): DataDirLock {
  const ownerFile = join(directory, 'flightpath.pid')
  makeDataDir(directory)
  const database = holdFile(join(directory, 'flightpath.lock'), () => inUseMessage(directory, ownerFile))
  writeFileSync(ownerFile, `${process.pid}\n`)
  return {
    release() {
      if (!database.isOpen) return
      rmSync(ownerFile, { force: true })
      database.close()
    },
  }
}

function holdFile(file: string, busyMessage: () => string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    return database
  } catch (error) {
    database.close()
    if (isBusy(error)) throw new DataDirInUseError(busyMessage(), { cause: error })
    throw error
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}

function inUseMessage(directory: string, ownerFile: string): string {
  const owner = readOwner(ownerFile)
  const who = owner === '' ? '' : `, process ${owner}`
  return `Flightpath is already running on ${directory}${who}. Stop it first, or choose another DATA_DIR.`
}

function readOwner(ownerFile: string): string {
  try {
    return readFileSync(ownerFile, 'utf8').trim()
  } catch {
    return ''
  }
}
