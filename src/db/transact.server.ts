import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Client, Pool } from 'pg'
import { endConnection } from './end-connection.ts'
import * as schema from './schema/index.ts'

export type Database = NodePgDatabase<typeof schema>
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

type Transact = Database['transaction']
type Config = Parameters<Transact>[1]
type Work<Result> = (tx: Transaction) => Promise<Result>

/** The driver's words for a statement that was not answered in time: whatever is sent after it is not answered either. */
const UNANSWERED = 'Query read timeout'

function isUnanswered(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause.message === UNANSWERED) return true
  return false
}

/**
 * Runs a transaction on an open connection. What is thrown is what the work threw, also where the rollback after it fails
 * on the same broken connection. Leaves the connection open.
 */
async function runOn<Result>(client: Client, work: Work<Result>, config?: Config): Promise<Result> {
  let failed: { error: unknown } | undefined
  const noted: Work<Result> = async (tx) => {
    try {
      return await work(tx)
    } catch (error) {
      failed = { error }
      // The rollback would wait as long again.
      if (isUnanswered(error)) void client.end()
      throw error
    }
  }
  try {
    return await drizzle(client, { schema }).transaction(noted, config)
  } catch (error) {
    throw failed ? failed.error : error
  }
}

/**
 * The way in which transactions of a pool begin. A connection is taken and given back here and nowhere else: the query
 * builder's own way keeps one for ever whose `begin` failed. One that is not at rest in the end is closed.
 */
export function transactOn(pool: Pool): Transact {
  return async (work, config) => {
    const client = await pool.connect()
    let hasBegun = false
    const begun: typeof work = (tx) => {
      hasBegun = true
      return work(tx)
    }
    try {
      return await runOn(client, begun, config)
    } finally {
      client.release(!hasBegun || client.getTransactionStatus() !== 'I')
    }
  }
}

/** Runs a transaction on a connection of its own, which is opened for it and closed after it. */
export async function transactAlone<Result>(client: Client, work: Work<Result>): Promise<Result> {
  // What breaks fails the statement under way; without a listener it would end the process too.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await runOn(client, work)
  } finally {
    await endConnection(client)
  }
}
