import { connectionPool } from '#/db/client.server.ts'

/**
 * The names of the indexes along which a piece of work reads, as PostgreSQL plans its statements where it has the choice: tables
 * in tests are so small that it would read them from end to end.
 */
export async function indexesOf(work: () => Promise<unknown>): Promise<Set<string>> {
  const pool = connectionPool()
  const asked: { text: string; values: unknown[] }[] = []
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
  const client = await pool.connect()
  try {
    await client.query('set enable_seqscan = off; set enable_sort = off')
    const names = new Set<string>()
    for (const { text, values } of asked) {
      const { rows } = await client.query<Record<string, unknown>>(`explain (format json) ${text}`, values)
      for (const [, name] of JSON.stringify(rows).matchAll(/"Index Name":"(\w+)"/g)) if (name) names.add(name)
    }
    return names
  } finally {
    await client.query('reset enable_seqscan; reset enable_sort')
    client.release()
  }
}
