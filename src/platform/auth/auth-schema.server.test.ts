import { getTableColumns, is, Table } from 'drizzle-orm'
import { getAuthTables } from 'better-auth/db'
import { expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import * as schema from '#/db/schema/index.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { auth } from './auth.server.ts'

const TABLES: Record<string, Record<string, unknown>> = Object.fromEntries(
  Object.entries(schema).flatMap(([name, part]) => (is(part, Table) ? [[name, getTableColumns(part)]] : [])),
)

await useTestAuth()

test('every table and field that the auth library wants is in the schema', { tags: ['R130', 'R137'] }, () => {
  const wanted = Object.values(getAuthTables(auth().options)).flatMap(({ modelName, fields }) =>
    Object.entries(fields).map(([field, { fieldName }]) => ({ modelName, field: fieldName ?? field })),
  )
  expect(wanted.length).toBeGreaterThan(60)
  expect(wanted.filter(({ modelName, field }) => !(field in (TABLES[modelName] ?? {})))).toEqual([])
})

test('the auth library keeps counting requests in the database, where several servers share the count', async () => {
  const { enabled, customStorage } = auth().options.rateLimit
  expect(enabled).toBe(true)
  await customStorage.consume('203.0.113.7|/ok', { window: 60, max: 1 })
  expect(await db().select({ key: schema.rateLimit.key }).from(schema.rateLimit)).toEqual([
    { key: 'auth:203.0.113.7|/ok' },
  ])
})
