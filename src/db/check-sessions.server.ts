import type pg from 'pg'

const POOLED = `DATABASE_URL leads to a pooler that gives each transaction another connection (transaction pooling). Flightpath needs one connection for as long as it holds it: set the pooler to session pooling, or name the database itself. docs/operations.md says more under "Poolers".`

async function processOf(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid
}

/**
 * Throws a sentence for the operator when a connection is not one session of PostgreSQL: who listens then hears nothing,
 * and settings reach somebody else. A pooler of that kind hands the process that answered one connection to the next one
 * that asks: two open connections show the same process, or one shows two.
 */
export async function checkSessions(one: pg.Client, other: pg.Client): Promise<void> {
  const first = await processOf(one)
  await other.query('begin')
  // A pooler of a single connection would let nobody ask again.
  if ((await processOf(other)) === first || (await processOf(one)) !== first) throw new Error(POOLED)
  await other.query('rollback')
}
