import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useTestDatabase } from '#tests/setup/database.ts'
import { buildOwnConnection, connectionPool, db, probeConnection } from './client.server.ts'
import { connectionOptions } from './connection-options.ts'

const { pool } = await useTestDatabase()

test('a connection that the server ends in a transaction fails that transaction and not the process', async () => {
  const broken = db().transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await pool.query('select pg_terminate_backend($1, 1000)', [rows[0]?.pid])
    await tx.execute(sql`select 1`)
  })
  await expect(broken).rejects.toThrow()
  expect((await db().execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
})

test('no plan is compiled, on a server that would', async () => {
  expect((await db().execute(sql`show jit`)).rows).toEqual([{ jit: 'off' }])
})

test('every connection of the product is kept alive, limited on both sides, and as many as the operator says', () => {
  const { connectionString, ...options } = connectionOptions({
    ...{
      applicationName: 'a test',
      connectionString: 'postgres://db/x',
      connectMs: 2_000,
      statementMs: 5_000,
    },
  })
  expect(connectionString).toBe('postgres://db/x')
  expect(options).toEqual({
    application_name: 'a test',
    connectionTimeoutMillis: 2_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    statement_timeout: 5_000,
    query_timeout: 7_000,
  })
  expect(connectionPool().options).toMatchObject({ max: 10, keepAlive: true })
  expect(probeConnection().options).toMatchObject({ max: 1, keepAlive: true, statement_timeout: 2_000 })
  expect(buildOwnConnection('a line')).toMatchObject({ connection: { _keepAlive: true } })
})
