import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { findClusterDirectory } from '#/db/embedded/cluster-directory.ts'
import { DataDirInUseError } from '#/db/embedded/data-dir-lock.ts'
import { connectionStringFor, type Endpoint } from '#/db/embedded/endpoint.ts'
import { chooseRunAs } from '#/db/embedded/run-as.ts'
import { startEmbeddedPostgres } from '#/db/embedded/start-embedded-postgres.ts'
import { env } from '#/platform/env/env.server.ts'

export type OpenDatabase = { connectionString: string; close: () => Promise<void> }

const SOCKET_FILE = '.s.PGSQL.5432'
/** Of PostgreSQL's own file about a running server. */
const PORT_LINE = 3

/**
 * The database the app uses: that of `DATABASE_URL`, else the embedded one in `DATA_DIR`, which is started for as long
 * as it is needed, or borrowed from an app that runs on it.
 */
export async function openDatabase(): Promise<OpenDatabase> {
  const { DATABASE_URL, DATA_DIR } = env()
  if (DATABASE_URL) return { connectionString: DATABASE_URL, close: async () => undefined }
  const dataDir = resolve(DATA_DIR)
  try {
    const { connectionString, stop } = await startEmbeddedPostgres({ dataDir })
    return { connectionString, close: stop }
  } catch (error) {
    if (!(error instanceof DataDirInUseError)) throw error
    return { connectionString: connectionStringOfRunning(dataDir), close: async () => undefined }
  }
}

/** The embedded database of an app that runs on a data directory. Throws when none does. */
export function connectionStringOfRunning(dataDir: string): string {
  const directory = findClusterDirectory(dataDir, chooseRunAs())
  const files = join(directory, 'data')
  const password = readFileSync(join(directory, 'password'), 'utf8')
  const endpoint: Endpoint = existsSync(join(files, SOCKET_FILE))
    ? { kind: 'socket', directory: files }
    : {
        kind: 'loopback',
        port: Number(readFileSync(join(files, 'postmaster.pid'), 'utf8').split('\n')[PORT_LINE]),
      }
  return connectionStringFor({ directory, files, log: '', password }, endpoint, 'flightpath')
}
