import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { findBinaries, type Binaries } from './binaries.ts'
import { findClusterDirectory, reachableBinaries } from './cluster-directory.ts'
import { lockDataDir } from './data-dir-lock.ts'
import { chooseEndpoint, connectionStringFor } from './endpoint.ts'
import { initializeCluster } from './initialize-cluster.ts'
import { stopLeftover } from './postmaster-process.ts'
import { chooseRunAs, type RunAs } from './run-as.ts'
import { startPostmaster, type Postmaster, type PostmasterOptions } from './start-postmaster.ts'

export type EmbeddedPostgresOptions = {
  /** Holds the database and its lock; created when missing. */
  dataDir: string
  /** Told in one sentence what takes its time. */
  log?: (line: string) => void
  /** `none` gives up crash safety for speed: for tests on throw-away data only. */
  durability?: 'full' | 'none'
  /** Found out by itself; given by tests. */
  runAs?: RunAs
  /** See `findClusterDirectory`; given by tests. */
  sharedPlace?: string
  /** PostgreSQL's programs, when not those that came with our packages. */
  binaries?: Binaries
}

/** `stop` shuts the server down, at most 10 s, and gives the data directory free. Calling it again is harmless. */
export type EmbeddedPostgres = { connectionString: string; stop: () => Promise<void> }

type Start = () => Promise<Postmaster>

const DATABASE = 'flightpath'
const START_ATTEMPTS = 5

/**
 * Starts the built-in PostgreSQL on a data directory and answers when it takes connections. Creates the files on
 * first use, recovers what a crash left, and starts the server again when it dies under us.
 * Throws `DataDirInUseError` when another process works on that directory.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log = () => {}, durability = 'full', runAs = chooseRunAs(), sharedPlace } = options
  const lock = lockDataDir(dataDir)
  try {
    const binaries = reachableBinaries(options.binaries ?? findBinaries(), runAs, sharedPlace)
    const directory = findClusterDirectory(dataDir, runAs, sharedPlace)
    const cluster = await initializeCluster({ directory, binaries, runAs, durability })
    await stopLeftover(cluster, binaries, log)
    const endpoint = await chooseEndpoint(cluster)
    const stopServer = await keepRunning({ cluster, binaries, runAs, endpoint, durability }, log)
    await createDatabase(connectionStringFor(cluster, endpoint, 'postgres')).catch(async (error) => {
      await stopServer()
      throw error
    })
    return {
      connectionString: connectionStringFor(cluster, endpoint, DATABASE),
      stop: () => stopServer().finally(lock.release),
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Answers once the server runs, with the way to stop it. In between, a server that ends unasked is started again. */
async function keepRunning(
  options: PostmasterOptions,
  log: (line: string) => void,
): Promise<() => Promise<void>> {
  let isStopping = false
  const start: Start = () => startPostmaster(options)
  let current = persistently(start, () => isStopping)
  const watch = (server: Postmaster) => {
    void server.ended.then(() => {
      if (isStopping) return
      log('The database ended unexpectedly and is being started again.')
      current = persistently(start, () => isStopping)
      current.then(watch, (error: unknown) => log(`The database is not running. ${String(error)}`))
    })
  }
  watch(await current)
  return async () => {
    isStopping = true
    const server = await current.catch(() => null)
    await server?.stop()
  }
}

/** Sessions of a killed server linger for a moment and keep a new one from starting; hence more than one attempt. */
async function persistently(start: Start, isStopping: () => boolean): Promise<Postmaster> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start()
    } catch (error) {
      if (attempt === START_ATTEMPTS || isStopping()) throw error
      await delay(200 * attempt)
    }
  }
}

async function createDatabase(connectionString: string): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`)
  } finally {
    await client.end()
  }
}
