import { sep } from 'node:path'

/** What SQLite says of the lock's file: read-only, an error of the disk, broken, full, not to be opened, not its own. */
const SQLITE_CODES: Record<number, string> = {
  ...{ 8: 'EROFS', 10: 'EIO', 11: 'LOCK', 13: 'ENOSPC', 14: 'ENOENT', 26: 'LOCK' },
}

const WORDS: [RegExp, string][] = [
  [/shared memory.*No space left on device/i, 'SHM'],
  [/No space left on device/i, 'ENOSPC'],
  [/Read-only file system/i, 'EROFS'],
  [/Permission denied/i, 'EACCES'],
]

/** By the code of a failed call on a file, what is wrong with the directory; it follows the directory's name. */
const REASONS: Record<string, string> = {
  ENOSPC: 'has no room left on its disk. Make room, or choose another DATA_DIR.',
  EDQUOT: 'has no room left on its disk. Make room, or choose another DATA_DIR.',
  EACCES: 'is not for this user to write in. Give it to them, or choose another DATA_DIR.',
  EPERM: 'is not for this user to write in. Give it to them, or choose another DATA_DIR.',
  EROFS: 'lies on a disk that can only be read. Choose another DATA_DIR.',
  EISDIR: 'holds a directory where a file should be. Look at what it holds, or choose another DATA_DIR.',
  LOCK: 'holds a flightpath.lock that is not Flightpath’s. Delete that file, or choose another DATA_DIR.',
  SHM: 'needs room in /dev/shm for its database, and there is none. Make room there (in a container by --shm-size), or set DATABASE_URL.',
  EEXIST: 'is a file and not a directory. Choose another DATA_DIR.',
  ENOTDIR: 'is a file and not a directory, or lies below one. Choose another DATA_DIR.',
  ENOENT: 'cannot be made: there is no such place, or it can only be read. Choose another DATA_DIR.',
  ENAMETOOLONG: 'has too long a name. Choose another DATA_DIR.',
  ELOOP: 'is a link that leads to itself. Choose another DATA_DIR.',
  EIO: 'lies on a disk that fails. Look at the system’s log, or choose another DATA_DIR.',
}

/** Of a disk that is full or fails no path is told. */
const OF_DISK = new Set(['ENOSPC', 'EDQUOT', 'EIO'])

const isBelow = (path: string, directory: string) => `${path}${sep}`.startsWith(`${directory}${sep}`)

function codeOf(error: Error, dataDir: string): string | undefined {
  if ('errcode' in error) return SQLITE_CODES[Number(error.errcode)]
  const code = 'code' in error ? String(error.code) : ''
  if ('path' in error && 'syscall' in error) {
    const path = String(error.path)
    return isBelow(path, dataDir) || isBelow(dataDir, path) ? code : undefined
  }
  if (OF_DISK.has(code)) return code
  // A program of PostgreSQL that ended says it in words; its server has codes for it, and may be elsewhere.
  return 'severity' in error ? undefined : WORDS.find(([words]) => words.test(error.message))?.[1]
}

/** The sentence for the operator when the data directory is why something failed; null when it is something else. */
export function dataDirFault(error: unknown, dataDir: string): Error | null {
  const reason = error instanceof Error && REASONS[codeOf(error, dataDir) ?? '']
  return reason ? new Error(`The data directory ${dataDir} ${reason}`, { cause: error }) : null
}
