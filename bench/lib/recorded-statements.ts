import pg from 'pg'
import { connectionPool } from '#/db/client.server.ts'

type Statement = { text: string; values: unknown[] }

/** What a piece of work asks the database for, in its order, as text and parameters. */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const pool = connectionPool()
  const asked: Statement[] = []
  const query = pool.query.bind(pool) as (...given: unknown[]) => unknown
  pool.query = ((config: string | { text: string }, values: unknown[] = []) => {
    asked.push({ text: typeof config === 'string' ? config : config.text, values })
    return query(config, values)
  }) as typeof pool.query
  try {
    await work()
  } finally {
    Reflect.deleteProperty(pool, 'query')
  }
  return asked
}

/** The same statements on a connection of their own, with nothing of the product round them. */
export async function openBareReplay(): Promise<{
  replay: (statements: readonly Statement[]) => Promise<void>
  close: () => Promise<void>
}> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  return {
    replay: async (statements) => {
      for (const statement of statements) await client.query(statement)
    },
    close: () => client.end(),
  }
}
