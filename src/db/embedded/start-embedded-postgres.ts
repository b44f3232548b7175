import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { connectionOptions } from '../connection-options.ts'
import { endConnection } from '../end-connection.ts'
import { findBinaries, type Binaries } from './binaries.ts'
import { findClusterDirectory, reachableBinaries } from './cluster-directory.ts'
import { dataDirFault } from './data-dir-fault.ts'
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
  log?: Log
  /** `none` gives up crash safety for speed: for tests on throw-away data only. */
  durability?: 'full' | 'none'
  /** Found out by itself; given by tests. */
  runAs?: RunAs
  /** See `findClusterDirectory`; given by tests. */
  sharedPlace?: string
  /** PostgreSQL's programs, when not those that came with our packages. */
  binaries?: Binaries
  /** How long it waits after so many starts that failed, in milliseconds; given by tests. */
  pauseMs?: (failures: number) => number
}

/** `stop` shuts the server down, at most 10 s, and gives the data directory free. Calling it again is harmless. */
export type EmbeddedPostgres = { connectionString: string; stop: () => Promise<void> }

type Watched = { pauseMs: (failures: number) => number; log: Log; whyNot: (error: unknown) => string }
type Restarting = Watched & { isFirst: boolean; signal: AbortSignal }
type Log = (line: string) => void

const DATABASE = 'flightpath'
const FIRST_ATTEMPTS = 5
/** Once it can start again, nobody waits longer for the next try. */
const PAUSE_MAX_MS = 5_000

/** How long it waits after so many starts that failed, in milliseconds. */
export const growingPauseMs = (failures: number) => Math.min(200 * 2 ** (failures - 1), PAUSE_MAX_MS)

/**
 * Starts the built-in PostgreSQL on a data directory and answers when it takes connections. Creates the files on first
 * use, recovers what a crash left, and starts the server again when it dies under us, for as long as that takes (ADR
 * 78). Throws `DataDirInUseError` when another process works on that directory.
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
    const { pauseMs = growingPauseMs } = options
    const server = { cluster, binaries, runAs, endpoint, durability }
    const whyNot = (error: unknown) => (dataDirFault(error, dataDir) ?? toError(error)).message
    const stopServer = await keepRunning(server, { pauseMs, log, whyNot })
    await createDatabase(connectionStringFor(cluster, endpoint, 'postgres')).catch(async (error) => {
      await stopServer()
      throw isRefused(error) ? new Error(wrongPassword(directory)) : error
    })
    return {
      connectionString: connectionStringFor(cluster, endpoint, DATABASE),
      stop: () => stopServer().finally(lock.release),
    }
  } catch (error) {
    lock.release()
    throw dataDirFault(error, dataDir) ?? error
  }
}

/** Answers once the server runs, with the way to stop it. In between, a server that ends unasked is started again. */
async function keepRunning(options: PostmasterOptions, watched: Watched): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  const { signal } = stopping
  let current = persistently(options, { ...watched, isFirst: true, signal })
  const watch = (server: Postmaster) => {
    void server.ended.then(() => {
      if (signal.aborted) return
      watched.log('The database ended unexpectedly and is being started again.')
      current = persistently(options, { ...watched, isFirst: false, signal })
      current.then(watch, () => undefined)
    })
  }
  watch(await current)
  return async () => {
    stopping.abort()
    const server = await current.catch(() => null)
    await server?.stop()
  }
}

/**
 * Sessions of a killed server linger for a moment and keep a new one from starting; hence more than one attempt. A first
 * start is given up after some; a server that ran before is tried again until it runs: its disk may be full for a night.
 * Rejects when it is stopped meanwhile.
 */
async function persistently(options: PostmasterOptions, how: Restarting): Promise<Postmaster> {
  const { isFirst, pauseMs, signal, log, whyNot } = how
  for (let failures = 1; ; failures += 1) {
    try {
      const server = await startPostmaster(options)
      if (!isFirst) log('The database runs again.')
      return server
    } catch (error) {
      if (signal.aborted || (isFirst && failures === FIRST_ATTEMPTS)) throw error
      const pause = pauseMs(failures)
      if (!isFirst)
        log(`The database is not running. It is tried again in ${pause / 1_000} s. ${whyNot(error)}`)
      await delay(pause, undefined, { signal })
    }
  }
}

const isRefused = (error: unknown) => error instanceof Error && 'code' in error && error.code === '28P01'

const wrongPassword = (directory: string) =>
  `The password in ${directory} is not that of the database beside it. Put the right one back, or choose another DATA_DIR.`

const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))

async function createDatabase(connectionString: string): Promise<void> {
  const client = new Client(connectionOptions({ applicationName: 'flightpath start', connectionString }))
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`)
  } finally {
    await endConnection(client)
  }
}
