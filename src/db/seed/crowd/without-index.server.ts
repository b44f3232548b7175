import type pg from 'pg'

/** Fewer rows than these are entered into the index one by one. */
export const WORTH_REBUILDING = 20_000

async function onOneConnection(pool: pg.Pool, statements: readonly string[]): Promise<void> {
  const client = await pool.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    client.release()
  }
}

/**
 * Does something that writes very many rows while an index is away, and builds it anew at the end, which takes a tenth of
 * the time. It is built after a failure too; a process that is killed in between leaves that to the next call.
 */
export async function withoutIndex(
  pool: pg.Pool,
  { name, definition }: { name: string; definition: string },
  work: () => Promise<void>,
): Promise<void> {
  await pool.query(`drop index if exists ${name}`)
  try {
    await work()
  } finally {
    await onOneConnection(pool, [
      `set maintenance_work_mem = '256MB'`,
      definition.replace('CREATE INDEX', 'CREATE INDEX IF NOT EXISTS'),
      'reset maintenance_work_mem',
    ])
  }
}
