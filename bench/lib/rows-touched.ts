import pg from 'pg'
import { recordStatements } from './recorded-statements.ts'

type Node = {
  'Node Type': string
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Node[]
}

/** Rows and entries that a plan took from tables and indexes, those that it threw away included. */
function rowsOf(node: Node): number {
  const below = (node.Plans ?? []).reduce((sum, one) => sum + rowsOf(one), 0)
  if (!node['Node Type'].includes('Scan') || node['Node Type'] === 'Subquery Scan') return below
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  return below + ((node['Actual Rows'] ?? 0) + removed) * (node['Actual Loops'] ?? 1)
}

/** How many rows and entries of indexes a piece of work takes from the database. */
export async function rowsTouched(work: () => Promise<unknown>): Promise<number> {
  const statements = await recordStatements(work)
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  let rows = 0
  for (const { text, values } of statements) {
    const explained = await client.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
      `explain (analyze, format json) ${text}`,
      values,
    )
    const plan = explained.rows[0]?.['QUERY PLAN'][0].Plan
    if (plan) rows += rowsOf(plan)
  }
  await client.end()
  return rows
}
