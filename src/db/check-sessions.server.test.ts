import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { useTestDatabase } from '#tests/setup/database.ts'
import { hasPgbouncer, startPgbouncer } from '#tests/setup/pgbouncer.ts'
import { startSentence } from '../../scripts/lib/start-sentence.ts'
import { checkSessions } from './check-sessions.server.ts'
import { migrateDatabase } from './migrate.server.ts'

const { connectionString, pool } = await useTestDatabase()

async function openClient(): Promise<Client> {
  const client = new Client({ connectionString })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

/** What a pooler of transactions does: each statement goes to whichever connection is next. */
function byTurns(clients: readonly Client[]): Client {
  let asked = 0
  const query = (text: string) => clients[(asked += 1) % clients.length]?.query(text)
  return { query } as unknown as Client
}

const REFUSED = /^DATABASE_URL leads to a pooler .*session pooling/

test('two connections that are two sessions are fine', async () => {
  const [one, other] = [await openClient(), await openClient()]
  await expect(checkSessions(one, other)).resolves.toBeUndefined()
})

test('two connections that are one session, or one that is two, are refused with what to do', async () => {
  const [one, other] = [await openClient(), await openClient()]
  await expect(checkSessions(one, one)).rejects.toThrow(REFUSED)
  await expect(checkSessions(byTurns([one, other]), await openClient())).rejects.toThrow(REFUSED)
})

/** Advisory locks of the database; a start that failed must leave none to the next one. */
async function countLocks(): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`,
  )
  return rows[0]?.count ?? 0
}

const IGNORED = 'ignore_startup_parameters = statement_timeout,options'
const POOLERS: [mode: string, more: string, sentence: RegExp | null][] = [
  ['transaction', '', /^The pooler at .* refuses .*statement_timeout.*Poolers/],
  ['transaction', IGNORED, REFUSED],
  ['session', '', /^The pooler at .* refuses .*statement_timeout.*Poolers/],
  ['session', IGNORED, null],
]

/** How a start goes by way of a pooler: its sentence, or null when it succeeds. */
async function startBy(address: string): Promise<string | null> {
  try {
    await migrateDatabase(address)
    return null
  } catch (error) {
    return startSentence(error, { DATABASE_URL: address })
  }
}

test.skipIf(!hasPgbouncer).each(POOLERS)(
  'by PgBouncer with %s pooling (%s) the start works or says why, and leaves no lock',
  { tags: ['long'] },
  async (mode, more, sentence) => {
    const address = await startPgbouncer(connectionString, `pool_mode = ${mode}\n${more}`)
    for (let nth = 0; nth < 2; nth += 1) {
      const said = await startBy(address)
      if (sentence) expect(said).toMatch(sentence)
      else expect(said).toBeNull()
      expect(await countLocks()).toBe(0)
    }
  },
)
