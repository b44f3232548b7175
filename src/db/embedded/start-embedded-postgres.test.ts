import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { connectionPool, db } from '#/db/client.server.ts'
import { findTenPlaces, PLACES } from '#tests/setup/count-places.ts'
import { eventually } from '#tests/setup/eventually.ts'
import { patientDatabase } from '#tests/setup/patient-database.ts'
import { roomyPlace } from '#tests/setup/roomy-place.ts'
import { findBinaries } from './binaries.ts'
import { chooseEndpoint } from './endpoint.ts'
import { initializeCluster } from './initialize-cluster.ts'
import { readPostmasterFile } from './postmaster-process.ts'
import { canRun, chooseRunAs, commandAs, type RunAs } from './run-as.ts'
import {
  growingPauseMs,
  startEmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from './start-embedded-postgres.ts'
import { startPostmaster } from './start-postmaster.ts'

const isRoot = process.getuid?.() === 0
const namespace: RunAs = { kind: 'namespace', uid: 65_534, gid: 65_534 }
const writer = fileURLToPath(import.meta.resolve('#tests/setup/embedded-writer.ts'))
// Swept like the other databases for tests when a run was killed.
const place = mkdtempSync(join(roomyPlace, 'flightpath-tests-embedded-'))
const openPlace = mkdtempSync(join(tmpdir(), 'flightpath-open-'))
chmodSync(openPlace, 0o755)
afterAll(() => {
  for (const directory of [place, openPlace])
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
})

function newDataDir(): string {
  return mkdtempSync(join(place, 'data-'))
}

/** For whoever leaves something behind. */
function copyUsedDataDir(dataDir = newDataDir()): string {
  cpSync(usedDataDir, dataDir, { recursive: true })
  return dataDir
}

/** Starts it for one test: a test that fails leaves nothing running for the next one. */
async function start(options: EmbeddedPostgresOptions) {
  const postgres = await startEmbeddedPostgres(options)
  onTestFinished(postgres.stop)
  return postgres
}

async function query<Row>(connectionString: string, text: string): Promise<Row[]> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query(text)
    return rows
  } finally {
    await client.end()
  }
}

/**
 * As an earlier run left it: making a database takes long. The run before that one was interrupted in its first start.
 */
const usedDataDir = newDataDir()
mkdirSync(join(usedDataDir, 'postgres.unfinished', 'data'), { recursive: true })
const firstStart = await startEmbeddedPostgres({ dataDir: usedDataDir })
const firstSettings = await query(
  firstStart.connectionString,
  `select current_database() as name, current_setting('fsync') as fsync, current_setting('server_encoding') as encoding`,
)
await firstStart.stop()

function postmasterOf(dataDir: string): number {
  return readPostmasterFile(join(dataDir, 'postgres', 'data'))?.pid ?? 0
}

function isRunning(pid: number): boolean {
  return existsSync(`/proc/${pid}/cwd`)
}

/** Starts the writing app, waits until it has acknowledged some numbers, kills it and answers the last number. */
async function killWriter(dataDir: string, runAs: RunAs = { kind: 'self' }): Promise<number> {
  const command = commandAs(runAs, process.execPath, [writer, dataDir])
  const child = spawn(command.file, command.args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let printed = ''
  // Heard as it comes: what nobody has taken yet when a process ends is thrown away.
  child.stdout.on('data', (chunk) => {
    printed += String(chunk)
    if (printed.split('\n').length > 20) child.kill('SIGKILL')
  })
  await once(child, 'close')
  return Number(printed.trimEnd().split('\n').at(-1))
}

test('a first start makes a durable UTF-8 database that only its owner can read', () => {
  expect(firstSettings).toEqual([{ name: 'flightpath', fsync: 'on', encoding: 'UTF8' }])
  expect(statSync(join(usedDataDir, 'postgres')).mode & 0o777).toBe(0o700)
  expect(statSync(join(usedDataDir, 'postgres', 'password')).mode & 0o777).toBe(0o600)
})

test('an interrupted first start is begun anew', () => {
  expect(existsSync(join(usedDataDir, 'postgres.unfinished'))).toBe(false)
  expect(readFileSync(join(usedDataDir, 'postgres', 'data', 'PG_VERSION'), 'utf8').trim()).toBe('18')
})

test('a second start keeps what was written, and a stop leaves no process', async () => {
  const dataDir = usedDataDir
  const first = await start({ dataDir })
  await query(first.connectionString, 'create table if not exists kept as select 42 as answer')
  const pid = postmasterOf(dataDir)
  expect(isRunning(pid)).toBe(true)
  await first.stop()
  await first.stop()
  expect(isRunning(pid)).toBe(false)
  const second = await start({ dataDir })
  expect(await query(second.connectionString, 'select answer from kept')).toEqual([{ answer: 42 }])
  await second.stop()
})

test('a second start on the same directory is refused in a clear sentence and harms nothing', async () => {
  const dataDir = usedDataDir
  const first = await start({ dataDir, durability: 'none' })
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
    `Flightpath is already running on ${dataDir}, process ${process.pid}. Stop it first, or choose another DATA_DIR.`,
  )
  expect(await query(first.connectionString, 'select 1 as one')).toEqual([{ one: 1 }])
  await first.stop()
})

test('after kill -9 of the app the next start is not blocked and every acknowledged row is there', async () => {
  const dataDir = copyUsedDataDir()
  const acknowledged = await killWriter(dataDir)
  expect(acknowledged).toBeGreaterThanOrEqual(20)
  const postgres = await start({ dataDir })
  const [found] = await query<{ count: number }>(
    postgres.connectionString,
    'select count(*)::int from written',
  )
  await postgres.stop()
  // One more may have been committed without us hearing of it.
  expect([acknowledged, acknowledged + 1]).toContain(found?.count)
})

test('a server that outlived its app is stopped, never joined by a second one', async () => {
  const dataDir = usedDataDir
  const runAs = chooseRunAs()
  const binaries = findBinaries()
  const directory = join(dataDir, 'postgres')
  const cluster = await initializeCluster({ directory, binaries, runAs, durability: 'none' })
  const endpoint = await chooseEndpoint(cluster)
  const leftover = await startPostmaster({ cluster, binaries, runAs, endpoint, durability: 'none' })
  const leftoverPid = postmasterOf(dataDir)
  const told: string[] = []
  const postgres = await start({ dataDir, log: (line) => told.push(line) })
  await leftover.ended
  expect(told).toEqual([`Stopping the database that an earlier run left behind, process ${leftoverPid}.`])
  expect(postmasterOf(dataDir)).not.toBe(leftoverPid)
  await postgres.stop()
})

test('a process number that now belongs to somebody else neither blocks the start nor is ended', async () => {
  const dataDir = usedDataDir
  const first = await start({ dataDir, durability: 'none' })
  await first.stop()
  const bystander = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'])
  writeFileSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'), `${bystander.pid}\n`)
  const second = await start({ dataDir, durability: 'none' })
  expect(bystander.exitCode ?? bystander.signalCode).toBeNull()
  bystander.kill()
  await second.stop()
})

test.each(['', 'nonsense\n', '999999\n'])(
  'a process file that says %j, as a power cut may leave it, does not block the start, nor do files that others may read',
  async (left) => {
    const dataDir = usedDataDir
    writeFileSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'), left)
    // As a copy of the files often has it.
    chmodSync(join(dataDir, 'postgres', 'data'), 0o755)
    const postgres = await start({ dataDir, durability: 'none' })
    expect(await query(postgres.connectionString, 'select 1 as one')).toEqual([{ one: 1 }])
    await postgres.stop()
  },
)

test.each([
  ['wrong', /^The password in .* is not that of the database beside it.*DATA_DIR\.$/],
  ['', /password must hold the database's password.*DATA_DIR\.$/],
])('a password that is %j is told in a sentence, and nothing stays locked', async (password, sentence) => {
  const file = join(usedDataDir, 'postgres', 'password')
  const right = readFileSync(file, 'utf8')
  writeFileSync(file, password)
  await expect(start({ dataDir: usedDataDir, durability: 'none' })).rejects.toThrow(sentence)
  writeFileSync(file, right)
  const postgres = await start({ dataDir: usedDataDir, durability: 'none' })
  await postgres.stop()
})

test.each(['SIGKILL', 'SIGTERM'])(
  'a server that %s ends under the app comes back by itself, at the same address',
  async (signal) => {
    const dataDir = usedDataDir
    const postgres = await start({ dataDir, durability: 'none' })
    const pid = postmasterOf(dataDir)
    // The app's own connections stay open: a server that was asked politely would wait for them.
    const held = new Client({ connectionString: postgres.connectionString })
    held.on('error', () => undefined)
    await held.connect()
    process.kill(pid, signal)
    await eventually(() => expect(postmasterOf(dataDir)).not.toBe(pid))
    const answer = () => query(postgres.connectionString, 'select 1 as one')
    await expect.poll(answer).toEqual([{ one: 1 }])
    expect(postmasterOf(dataDir)).not.toBe(pid)
    await postgres.stop()
  },
)

/** Makes PostgreSQL end at once when it is started, as on a full disk; answers how to make it start again. */
function breakStart(dataDir: string): () => void {
  const file = join(dataDir, 'postgres', 'data', 'PG_VERSION')
  renameSync(file, `${file}.away`)
  return () => renameSync(`${file}.away`, file)
}

const ONE = [{ one: 1 }]

test('a server that cannot start for a while is tried again with pauses until it can', async () => {
  const told: string[] = []
  const dataDir = usedDataDir
  const pauses: number[] = []
  const pauseMs = (failures: number) => {
    pauses.push(failures)
    return 1
  }
  const postgres = await start({ dataDir, durability: 'none', log: (line) => told.push(line), pauseMs })
  const mend = breakStart(dataDir)
  process.kill(postmasterOf(dataDir), 'SIGKILL')
  await eventually(() => expect(pauses.length).toBeGreaterThan(8))
  mend()
  await eventually(async () => expect(await query(postgres.connectionString, 'select 1 as one')).toEqual(ONE))
  await eventually(() => expect(told.at(-1)).toBe('The database runs again.'))
  expect(pauses).toEqual(pauses.map((_, nth) => nth + 1))
  expect(told[0]).toBe('The database ended unexpectedly and is being started again.')
  expect(told[1]).toMatch(
    /^The database is not running\. It is tried again in 0\.001 s\. The database in .* did not start: .*DATA_DIR/,
  )
})

test('who stops while the server cannot start need not wait for the next try', async () => {
  const dataDir = usedDataDir
  const { promise: isWaiting, resolve } = Promise.withResolvers<void>()
  const pauseMs = () => {
    resolve()
    return 3_600_000
  }
  const postgres = await start({ dataDir, durability: 'none', pauseMs })
  const mend = breakStart(dataDir)
  process.kill(postmasterOf(dataDir), 'SIGKILL')
  await isWaiting
  await postgres.stop()
  mend()
  expect(isRunning(postmasterOf(dataDir))).toBe(false)
})

test('pauses grow from a fifth of a second to five seconds', () => {
  const pauses = [1, 2, 3, 5, 8, 9, 100].map(growingPauseMs)
  expect(pauses).toEqual([200, 400, 800, 3_200, 5_000, 5_000, 5_000])
})

const work = () => db().transaction((tx) => tx.execute(sql`select count(*) from pg_class, pg_attribute`))

/** Kills the server so often while transactions are under way. */
async function restartUnderLoad(times: number): Promise<void> {
  const postgres = await start({ dataDir: usedDataDir, durability: 'none' })
  vi.stubEnv('DATABASE_URL', postgres.connectionString)
  const { closeDatabase: close } = await patientDatabase()
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    await close()
  })
  await findTenPlaces()
  for (let nth = 0; nth < times; nth += 1) {
    const busy = Promise.allSettled(Array.from({ length: 14 }, work))
    process.kill(postmasterOf(usedDataDir), 'SIGKILL')
    await busy
    await findTenPlaces()
  }
  expect([connectionPool().totalCount, connectionPool().idleCount]).toEqual([PLACES, PLACES])
  await close()
  await postgres.stop()
}

test('after a restart of the database under load the product has all its connections', async () => {
  await restartUnderLoad(1)
  expect(isRunning(postmasterOf(usedDataDir))).toBe(false)
})

test('after twenty restarts it still has', { tags: ['long'] }, async () => {
  await restartUnderLoad(20)
  expect(isRunning(postmasterOf(usedDataDir))).toBe(false)
})

test('a directory too deep for a socket is served on loopback, and only to those who know the password', async () => {
  const dataDir = copyUsedDataDir(join(newDataDir(), 'deep'.repeat(20)))
  const postgres = await start({ dataDir, durability: 'none' })
  const url = new URL(postgres.connectionString)
  expect(url.hostname).toBe('127.0.0.1')
  url.password = 'guessed'
  await expect(query(url.href, 'select 1')).rejects.toThrow('password authentication failed')
  await postgres.stop()
})

test.skipIf(!isRoot || !canRun(namespace))(
  'root runs it in a user namespace, even in a private directory',
  async () => {
    expect(chooseRunAs().kind).toBe('namespace')
    const postgres = await start({ dataDir: usedDataDir, durability: 'none' })
    expect(statSync(join(usedDataDir, 'postgres', 'data')).uid).toBe(0)
    await postgres.stop()
  },
)

test.skipIf(!isRoot)('where namespaces are refused root runs it as nobody, and can change back', async () => {
  const dataDir = newDataDir()
  const runAs = chooseRunAs(() => false)
  const sharedPlace = join(openPlace, 'shared')
  const asNobody = await start({ dataDir, runAs, sharedPlace, durability: 'none' })
  await query(asNobody.connectionString, 'create table kept as select 42 as answer')
  expect(statSync(`/proc/${postmasterOf(dataDir)}`).uid).toBe(65_534)
  await asNobody.stop()
  const again = await start({ dataDir })
  expect(await query(again.connectionString, 'select answer from kept')).toEqual([{ answer: 42 }])
  await again.stop()
})

test.skipIf(!isRoot || !canRun(namespace))('a process that is not root runs it as itself', async () => {
  const dataDir = copyUsedDataDir()
  expect(await killWriter(dataDir, namespace)).toBeGreaterThanOrEqual(20)
})
