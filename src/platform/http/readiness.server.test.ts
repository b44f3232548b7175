import { afterEach, expect, test, vi } from 'vitest'
import { closeDatabase, connectionPool, probeConnection } from '#/db/client.server.ts'
import { log } from '#/platform/log/log.server.ts'
import { reportFault } from '#/platform/errors/report-fault.server.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { waitPatiently } from '#tests/setup/patient-database.ts'
import { readiness } from './readiness.server.ts'

const { pool } = await useTestDatabase()
waitPatiently(probeConnection())
afterEach(() => {
  vi.useRealTimers()
})

test('a server whose connections are all taken, by one stuck table as a rule, is ready all the same', async () => {
  const taken = await Promise.all(Array.from({ length: 10 }, () => connectionPool().connect()))
  expect(await readiness()).toBe('ready')
  for (const client of taken) client.release()
})

test('however many ask at the same time, the database is asked once', async () => {
  const query = vi.spyOn(probeConnection(), 'query')
  expect(new Set(await Promise.all(Array.from({ length: 20 }, readiness)))).toEqual(new Set(['ready']))
  expect(query).toHaveBeenCalledOnce()
  query.mockRestore()
})

test('after something found no room on a disk the server is degraded, for a minute', async () => {
  vi.spyOn(log(), 'error').mockReturnValue()
  vi.useFakeTimers({ toFake: ['performance'] })
  reportFault(Object.assign(new Error('could not extend file'), { code: '53100' }), 'a test')
  expect(await readiness()).toBe('degraded')
  vi.advanceTimersByTime(60_001)
  expect(await readiness()).toBe('ready')
})

test('a database that lacks a migration, or cannot be reached, is not ready', async () => {
  await pool.query('update drizzle.__drizzle_migrations set created_at = 1')
  expect(await readiness()).toBe('migrations pending')
  const given = process.env.DATABASE_URL
  await closeDatabase()
  process.env.DATABASE_URL = 'postgres://127.0.0.1:1/nothing'
  expect(await readiness()).toBe('database unreachable')
  await closeDatabase()
  process.env.DATABASE_URL = given
})
