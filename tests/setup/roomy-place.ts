import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const MEMORY = '/dev/shm'
const MEMORY_MIN_BYTES = 2 ** 30

function choosePlace(): string {
  try {
    accessSync(MEMORY, constants.W_OK)
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= MEMORY_MIN_BYTES ? MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}

/**
 * Where databases for tests go: memory where there is plenty of it, because a database is hundreds of files. Programs
 * may not be allowed to run from there.
 */
export const roomyPlace = choosePlace()
