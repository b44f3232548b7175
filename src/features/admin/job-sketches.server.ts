import { and, eq, gte, inArray, isNull, lt, ne, notInArray, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { bandsOf, NEAR_DUPLICATE_PLACES, sketchText } from '#/domain/job/text-sketch.ts'
import type { Transaction } from '#/db/client.server.ts'
import { job, jobSketch } from '#/db/schema/index.ts'

/** So many jobs that share a band are compared with one: of a text that a thousand share, the first ones tell. */
const COMPARED_MAX = 200

/** A stretch of jobs' numbers, and the live ones in it. */
export type Stretch = { from: number; below: number; numbers: number[] }

/** Writes the sketches of those that are new or were changed, and forgets those that are live no longer. Primary keys. */
export async function keepSketches(tx: Transaction, { from, below, numbers }: Stretch): Promise<void> {
  await tx
    .delete(jobSketch)
    .where(
      and(gte(jobSketch.number, from), lt(jobSketch.number, below), notInArray(jobSketch.number, numbers)),
    )
  const changed = await tx
    .select({ number: job.number, title: job.title, text: job.description, asOf: job.updatedAt })
    .from(job)
    .leftJoin(jobSketch, eq(jobSketch.number, job.number))
    .where(and(inArray(job.number, numbers), or(isNull(jobSketch.asOf), ne(jobSketch.asOf, job.updatedAt))))
  if (changed.length === 0) return
  const rows = changed.map(({ number, title, text, asOf }) => {
    const sketch = sketchText(`${title} ${text}`)
    return { number, asOf, sketch, bands: bandsOf(sketch) }
  })
  await tx
    .insert(jobSketch)
    .values(rows)
    .onConflictDoUpdate({
      target: jobSketch.number,
      set: { asOf: sql`excluded.as_of`, sketch: sql`excluded.sketch`, bands: sql`excluded.bands` },
    })
}

/**
 * Those of some jobs of which another live one is a near duplicate. Each looks up the jobs with one of its bands by the
 * index job_sketch_bands: the planner, which takes them for many, would rather read the whole table.
 */
export async function findNearDuplicates(tx: Transaction, numbers: number[]): Promise<Set<number>> {
  const near = alias(jobSketch, 'near')
  const sharing = tx
    .select({ sketch: near.sketch })
    .from(near)
    .where(and(sql`${near.bands} && ${jobSketch.bands}`, ne(near.number, jobSketch.number)))
    .limit(COMPARED_MAX)
    .as('sharing')
  const inCommon = sql`(select count(*) from unnest(${jobSketch.sketch}, ${sharing.sketch}) as place(one, other)
    where one = other)`
  await tx.execute(sql`set local enable_seqscan = off`)
  const rows = await tx
    .select({ number: jobSketch.number })
    .from(jobSketch)
    .where(
      and(
        inArray(jobSketch.number, numbers),
        sql`exists (select from ${sharing} where ${inCommon} >= ${NEAR_DUPLICATE_PLACES})`,
      ),
    )
  await tx.execute(sql`set local enable_seqscan = on`)
  return new Set(rows.map(({ number }) => number))
}
