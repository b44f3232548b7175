import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Binaries } from '#/db/embedded/binaries.ts'
import { lockDataDir } from '#/db/embedded/data-dir-lock.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#/db/embedded/start-embedded-postgres.ts'
import { roomyPlace } from './roomy-place.ts'

const PREFIX = 'flightpath-tests-'
const ABANDONED_AFTER_MS = 10 * 60_000

/** A fast server whose data is thrown away when it stops. */
export async function startThrowawayPostgres(binaries?: Binaries): Promise<EmbeddedPostgres> {
  discardAbandoned()
  const dataDir = mkdtempSync(join(roomyPlace, PREFIX))
  const server = await startEmbeddedPostgres({ dataDir, durability: 'none', binaries })
  const stop = () => server.stop().then(() => discard(dataDir))
  return { connectionString: server.connectionString, stop }
}

/** A run that is interrupted never comes to its teardown; a later one removes what nobody holds any more. */
function discardAbandoned(): void {
  for (const name of readdirSync(roomyPlace)) {
    const dataDir = join(roomyPlace, name)
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
