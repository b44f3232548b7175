import { statfs } from 'node:fs/promises'
import { probeConnection } from '#/db/client.server.ts'
import { isMigrated } from '#/db/migrate.server.ts'
import { env } from '#/platform/env/env.server.ts'
import { hasLackedRoom } from '#/platform/errors/lack-of-room.ts'

export type Readiness = 'ready' | 'degraded' | 'database unreachable' | 'migrations pending'

/** With less than this on its disk the embedded database ends before long. */
const ROOM_MIN_BYTES = 50_000_000

async function isDataDirFull(): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(env().DATA_DIR)
    return bavail * bsize < ROOM_MIN_BYTES
  } catch {
    // There is no such directory where a server keeps nothing.
    return false
  }
}

async function ask(): Promise<Readiness> {
  try {
    if (!(await isMigrated(probeConnection()))) return 'migrations pending'
  } catch {
    return 'database unreachable'
  }
  return hasLackedRoom() || (await isDataDirFull()) ? 'degraded' : 'ready'
}

let asking: Promise<Readiness> | undefined

/**
 * Whether this server may be sent requests. It asks on a connection that nobody else takes, once for all who ask at the
 * same time. `degraded`: what is stored can be read, but a disk is full.
 */
export function readiness(): Promise<Readiness> {
  asking ??= ask().finally(() => {
    asking = undefined
  })
  return asking
}
