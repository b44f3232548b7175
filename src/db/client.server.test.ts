import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useTestDatabase } from '#tests/setup/database.ts'
import { db } from './client.server.ts'

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
