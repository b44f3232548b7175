import { once, type EventEmitter } from 'node:events'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { log } from '#/platform/log/log.server.ts'
import { openCuttingProxy } from '#tests/setup/cutting-proxy.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { eventually } from '#tests/setup/eventually.ts'
import { openLine } from './open-line.server.ts'

const { connectionString, pool } = await useTestDatabase()
const warn = vi.spyOn(log(), 'warn').mockReturnValue()

/** What is heard from PostgreSQL while a line is opened, first to last; the last one answers `listen`. */
const MOMENTS = [
  'connect',
  'authenticationOk',
  'parameterStatus',
  'backendKeyData',
  'readyForQuery',
  'commandComplete',
]

test.for(['', ...MOMENTS])(
  'a line that is closed while it is opened, %j having been heard last, is not lost, and nothing is said of it',
  async (moment) => {
    const hears = { heard: vi.fn<() => void>(), isHeard: vi.fn<() => void>(), isLost: vi.fn<() => void>() }
    const connecting = vi.spyOn(pg.Client.prototype, 'connect')
    const line = openLine('line_test', hears)
    const connection = Reflect.get(connecting.mock.contexts[0] ?? {}, 'connection') as EventEmitter
    connecting.mockRestore()
    if (moment) await once(connection, moment)
    const heardBefore = hears.isHeard.mock.calls.length
    await line.close()
    await line.opened
    expect(hears.isHeard).toHaveBeenCalledTimes(heardBefore)
    expect(hears.isLost).not.toHaveBeenCalled()
    expect(warn).not.toHaveBeenCalled()
  },
)

/** A line by way of a proxy, and how often each was said; nobody listens any more once the test is over. */
async function openBrokenLine(times: { retryMs: number; beatMs: number }) {
  const proxy = await openCuttingProxy(connectionString)
  vi.stubEnv('DATABASE_URL', proxy.connectionString)
  const hears = { heard: vi.fn<() => void>(), isHeard: vi.fn<() => void>(), isLost: vi.fn<() => void>() }
  const line = openLine('line_test', hears, times)
  onTestFinished(async () => {
    await line.close()
    await proxy.close()
    vi.unstubAllEnvs()
  })
  return { proxy, line, hears }
}

/** How many listen, as PostgreSQL sees it. */
const countListeners = async () => {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity where application_name = 'flightpath line_test'`,
  )
  return rows[0]?.count
}

test('a line on which nobody answers any more is noticed, and opened again', async () => {
  const { proxy, line, hears } = await openBrokenLine({ retryMs: 20, beatMs: 200 })
  await line.opened
  proxy.vanish()
  await eventually(() => expect(hears.isLost).toHaveBeenCalled())
  await eventually(async () => {
    await pool.query('notify line_test')
    expect(hears.heard).toHaveBeenCalled()
  })
})

test.each(['listen', 'select 1'])(
  'a line that breaks at “%s” is opened again, and leaves no connection behind',
  async (words) => {
    warn.mockClear()
    const { proxy, line, hears } = await openBrokenLine({ retryMs: 20, beatMs: 200 })
    proxy.cutAt(words)
    await line.opened
    await eventually(() => expect(hears.isLost).toHaveBeenCalled())
    const before = hears.isHeard.mock.calls.length
    await eventually(() => expect(hears.isHeard.mock.calls.length).toBeGreaterThan(before))
    await eventually(async () => expect(await countListeners()).toBe(1))
  },
)

test('a line whose other end vanishes before it says that it listens is opened again', async () => {
  const { proxy, hears } = await openBrokenLine({ retryMs: 20, beatMs: 200 })
  proxy.cutAt('listen', 'silently')
  await eventually(() => expect(hears.isLost).toHaveBeenCalled())
  await eventually(() => expect(hears.isHeard).toHaveBeenCalled())
})

test('a line that is refused says so, and its connection is given back', async () => {
  warn.mockClear()
  const line = openLine('no channel', { heard: vi.fn<() => void>(), isHeard: vi.fn<() => void>() })
  await line.opened
  expect(warn).toHaveBeenCalledOnce()
  const left = () =>
    pool.query(`select 1 from pg_stat_activity where application_name = 'flightpath no channel'`)
  await eventually(async () => expect((await left()).rowCount).toBe(0))
  await line.close()
})
