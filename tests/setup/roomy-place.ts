import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const MEMORY = '/dev/shm'
const MEMORY_MIN_BYTES = 2 ** 30

function choosePlace(): string {
  if (!existsSync(MEMORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize >= MEMORY_MIN_BYTES ? MEMORY : tmpdir()
}

/** Where databases for tests go: memory where there is plenty of it, because a database is hundreds of files. */
export const roomyPlace = choosePlace()
