import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Binaries } from '#/db/embedded/binaries.ts'
import { lockDataDir } from '#/db/embedded/data-dir-lock.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#/db/embedded/start-embedded-postgres.ts'

const PREFIX = 'flightpath-tests-'
const ABANDONED_AFTER_MS = 10 * 60_000
const MEMORY = '/dev/shm'
const MEMORY_MIN_BYTES = 2 ** 30

/** Files in memory where there is plenty of it: each test file has a database, and each database hundreds of files. */
function choosePlace(): string {
  if (!existsSync(MEMORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize >= MEMORY_MIN_BYTES ? MEMORY : tmpdir()
}

/** A fast server whose data is thrown away when it stops. */
export async function startThrowawayPostgres(binaries?: Binaries): Promise<EmbeddedPostgres> {
  const place = choosePlace()
  discardAbandoned(place)
  const dataDir = mkdtempSync(join(place, PREFIX))
  const server = await startEmbeddedPostgres({ dataDir, durability: 'none', binaries })
  const stop = () => server.stop().then(() => discard(dataDir))
  return { connectionString: server.connectionString, stop }
}

/** A run that is interrupted never comes to its teardown; a later one removes what nobody holds any more. */
function discardAbandoned(place: string): void {
  for (const name of readdirSync(place)) {
    const dataDir = join(place, name)
    if (name.startsWith(PREFIX) && Date.now() - statSync(dataDir).mtimeMs > ABANDONED_AFTER_MS) {
      discardUnlessHeld(dataDir)
    }
  }
}

function discardUnlessHeld(dataDir: string): void {
  try {
    lockDataDir(dataDir).release()
    discard(dataDir)
  } catch {
    // It is in use, or another user's.
  }
}

function discard(dataDir: string): void {
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
}
