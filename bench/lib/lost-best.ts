import { sql, type SQL } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'

/** What share of the best was lost at each step of a look-up. */
export type Lost = { unfound: number; ruledOut: number; weighedLow: number }

const STEPS = ['found', 'ranked', 'open'] as const

async function idsOf(steps: SQL, id: SQL): Promise<Set<string>[]> {
  const all = STEPS.map((name) => sql`select ${name} as step, ${id}::text as id from ${sql.raw(name)}`)
  const { rows } = await db().execute<{ step: string; id: string }>(
    sql`with ${steps} ${sql.join(all, sql` union all `)}`,
  )
  return STEPS.map((name) => new Set(rows.filter(({ step }) => step === name).map((row) => row.id)))
}

/** Where those of the best `most` are lost that a look-up does not answer; of equals it does not matter which. */
export async function lostBest(
  { steps, id, most }: { steps: SQL; id: SQL; most: number },
  scores: ReadonlyMap<string, number>,
): Promise<Lost> {
  const best = [...scores].toSorted(([, a], [, b]) => b - a)
  const wanted = Math.min(most, best.length)
  const least = best[wanted - 1]?.[1] ?? 0
  const counts = (await idsOf(steps, id)).map((ids) =>
    Math.min(wanted, best.filter(([one, score]) => score >= least && ids.has(one)).length),
  )
  const [found = 0, ranked = 0, open = 0] = counts.map((count) => count / Math.max(1, wanted))
  const all = wanted === 0 ? 0 : 1
  return { unfound: all - found, ruledOut: found - ranked, weighedLow: ranked - open }
}
