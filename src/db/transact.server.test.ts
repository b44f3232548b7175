import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { toAppError } from '#/platform/errors/to-app-error.ts'
import { countPlaces, findTenPlaces, PLACES } from '#tests/setup/count-places.ts'
import { countWaiting } from '#tests/setup/count-waiting.ts'
import { openCuttingProxy } from '#tests/setup/cutting-proxy.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { eventually } from '#tests/setup/eventually.ts'
import { patientDatabase } from '#tests/setup/patient-database.ts'
import { closeDatabase, connectionPool, db, inLongTransaction, type Transaction } from './client.server.ts'

const { connectionString, pool } = await useTestDatabase()
await closeDatabase()
const proxy = await openCuttingProxy(connectionString)
process.env.DATABASE_URL = proxy.connectionString
await patientDatabase()
afterAll(proxy.close)

const readPid = async (tx: Transaction) => {
  const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  return rows[0]?.pid
}

/** Connections that somebody has taken and not given back. */
const taken = () => connectionPool().totalCount - connectionPool().idleCount

/** What was thrown. */
async function thrownBy(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => expect.unreachable('Nothing was thrown'),
    (error: unknown) => error,
  )
}

const failing = async (tx: Transaction) => {
  await readPid(tx)
  throw new Error('the work failed')
}
const nested = (tx: Transaction) => tx.transaction(readPid)

test.each<[words: string, work: (tx: Transaction) => Promise<unknown>]>([
  ['begin', readPid],
  ['pg_backend_pid', readPid],
  ['commit', readPid],
  ['savepoint', nested],
  ['release savepoint', nested],
])(
  'a connection that breaks at “%s” gives its place back and is a fault that passes',
  async (words, work) => {
    for (const moment of ['before', 'after'] as const) {
      proxy.cutAt(words, moment)
      const fault = await thrownBy(db().transaction(work))
      expect(toAppError(fault)).toMatchObject({ code: 'UNAVAILABLE', status: 503, retryAfterSeconds: 5 })
      expect(taken()).toBe(0)
    }
    expect(await countPlaces()).toBe(PLACES)
  },
)

test.each(['rollback', 'rollback to savepoint'])(
  'a connection that breaks at “%s” gives its place back, and what was thrown before stays what it was',
  async (words) => {
    const work = words === 'rollback' ? failing : (tx: Transaction) => tx.transaction(failing)
    proxy.cutAt(words)
    const fault = await thrownBy(db().transaction(work))
    if (words === 'rollback') expect(fault).toEqual(new Error('the work failed'))
    expect(taken()).toBe(0)
    expect(await countPlaces()).toBe(PLACES)
  },
)

/** Ends every connection of the product as an operator does, from outside. */
const terminateAll = () =>
  pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'flightpath' and datname = current_database()`)

test('a transaction whose connection is ended by an operator says so, though its rollback fails as well', async () => {
  const holder = await pool.connect()
  await holder.query('select pg_advisory_lock(1)')
  const asking = thrownBy(db().transaction((tx) => tx.execute(sql`select pg_advisory_lock(1)`)))
  await eventually(async () => expect(await countWaiting()).toBe(1))
  await terminateAll()
  const fault = await asking
  expect(toAppError(fault)).toMatchObject({ code: 'UNAVAILABLE' })
  expect(fault).toMatchObject({ cause: { message: expect.stringMatching(/^terminating connection/) } })
  await holder.query('select pg_advisory_unlock(1)')
  holder.release()
  expect(taken()).toBe(0)
})

/** Transactions without end, more than there are places. `stop` answers the faults that did not pass. */
function keepBusy() {
  const over = new AbortController()
  let done = 0
  const bad: unknown[] = []
  const write = async () => {
    while (!over.signal.aborted) {
      await db()
        .transaction(readPid)
        .then(
          () => (done += 1),
          (error: unknown) => toAppError(error).code === 'UNAVAILABLE' || bad.push(error),
        )
    }
  }
  const writers = Array.from({ length: PLACES + 4 }, write)
  const stop = async () => {
    over.abort()
    await Promise.all(writers)
    return bad
  }
  return { done: () => done, stop }
}

async function terminateOften(times: number): Promise<void> {
  await findTenPlaces()
  const { done, stop } = keepBusy()
  for (let nth = 0; nth < times; nth += 1) {
    const before = done()
    await eventually(() => expect(done()).toBeGreaterThan(before + PLACES))
    await terminateAll()
  }
  expect(await stop()).toEqual([])
  expect(taken()).toBe(0)
  await findTenPlaces()
}

test('five terminations of all connections under load leave ten places, and every fault passes', async () => {
  await terminateOften(5)
  expect(connectionPool().totalCount).toBe(PLACES)
})

test('two hundred terminations leave ten places', { tags: ['long'] }, async () => {
  await terminateOften(200)
  expect(connectionPool().totalCount).toBe(PLACES)
})

test('a connection that nobody answers any more is given up, and its place is there again', async () => {
  const limits = connectionPool().options
  const usual = { ...limits }
  await closeDatabase()
  Object.assign(connectionPool().options, usual, { query_timeout: 3_000 })
  await countPlaces()
  proxy.vanish()
  const faults = await Promise.all(Array.from({ length: PLACES }, () => thrownBy(db().transaction(readPid))))
  for (const fault of faults) expect(toAppError(fault)).toMatchObject({ code: 'UNAVAILABLE' })
  expect(taken()).toBe(0)
  Object.assign(connectionPool().options, { query_timeout: usual.query_timeout })
  expect(await countPlaces()).toBe(PLACES)
})

test('long work takes none of the places, may take longer than others, and leaves no connection', async () => {
  const own = await inLongTransaction(async (tx) => {
    const { rows } = await tx.execute(sql`select current_setting('statement_timeout') as cut`)
    return { rows, taken: taken() }
  })
  expect(own).toEqual({ rows: [{ cut: '10min' }], taken: 0 })
  const left = () => pool.query(`select 1 from pg_stat_activity where application_name = 'flightpath long'`)
  await eventually(async () => expect((await left()).rowCount).toBe(0))
  expect(await thrownBy(inLongTransaction(failing))).toEqual(new Error('the work failed'))
})
