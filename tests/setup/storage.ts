import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** A data directory of the calling test file's own, gone after its last test. Called before anything reads it. */
export async function useTestStorage() {
  const dataDir = await mkdtemp(join(tmpdir(), 'flightpath-files-'))
  process.env.DATA_DIR = dataDir
  afterAll(() => rm(dataDir, { recursive: true, force: true }))
  /** Whether the file of an address such as '/files/profile-pictures/a.webp' is on the disk. */
  const isOnDisk = (address: string) => existsSync(join(dataDir, address))
  return { dataDir, isOnDisk }
}
