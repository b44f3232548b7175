import { connectionPool } from '#/db/client.server.ts'
import { isMigrated } from '#/db/migrate.server.ts'

export type Readiness = 'ready' | 'database unreachable' | 'migrations pending'

/** Whether this server may be sent requests. */
export async function readiness(): Promise<Readiness> {
  try {
    return (await isMigrated(connectionPool())) ? 'ready' : 'migrations pending'
  } catch {
    return 'database unreachable'
  }
}
