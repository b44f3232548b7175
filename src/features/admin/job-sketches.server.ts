import { inArray, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { bandsOf, NEAR_DUPLICATE_PLACES, SKETCH_PLACES, sketchText } from '#/domain/job/text-sketch.ts'
import type { Transaction } from '#/db/client.server.ts'
import { job, jobSketch } from '#/db/schema/index.ts'
import { inTurns } from '#/platform/turns/in-turns.server.ts'

/** So many jobs that share a band are compared with one: of a text that a thousand share, the first ones tell. */
const COMPARED_MAX = 200
/** Jobs read or looked up by one statement, which may take a few milliseconds each. */
const AT_ONCE = 100

/** Some of many, one after the other. */
const inParts = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  )

/** Forgets the sketches of jobs that are compared no longer. Primary key. */
export async function dropSketches(tx: Transaction, numbers: readonly number[]): Promise<void> {
  if (numbers.length > 0) await tx.delete(jobSketch).where(inArray(jobSketch.number, [...numbers]))
}

type Text = { number: number; title: string; text: string; asOf: Date }

function toSketch({ number, title, text, asOf }: Text): typeof jobSketch.$inferInsert {
  const sketch = sketchText(`${title} ${text}`)
  return { number, asOf, sketch, bands: bandsOf(sketch) }
}

/** Reads the texts of some jobs and writes their sketches. Primary keys. */
export async function writeSketches(tx: Transaction, numbers: readonly number[]): Promise<void> {
  for (const some of inParts(numbers, AT_ONCE)) {
    const texts = await tx
      .select({ number: job.number, title: job.title, text: job.description, asOf: job.updatedAt })
      .from(job)
      .where(inArray(job.number, some))
    if (texts.length === 0) continue
    await tx
      .insert(jobSketch)
      .values(await inTurns(texts, toSketch))
      .onConflictDoUpdate({
        target: jobSketch.number,
        set: { asOf: sql`excluded.as_of`, sketch: sql`excluded.sketch`, bands: sql`excluded.bands` },
      })
  }
}

/** The near duplicates among some jobs and any other, as pairs of numbers; each looked up by the index job_sketch_bands. */
function lookUpTwins(
  tx: Transaction,
  numbers: readonly number[],
): Promise<{ number: number; twin: number }[]> {
  const near = alias(jobSketch, 'near')
  const sharing = tx
    .select({ twin: near.number, sketch: near.sketch })
    .from(near)
    .where(sql`${near.bands} && ${jobSketch.bands} and ${ne(near.number, jobSketch.number)}`)
    .limit(COMPARED_MAX)
    .as('sharing')
  // Written out place by place: taking the lists apart as rows takes ten times as long, and is most of the work.
  const inCommon = sql.join(
    Array.from({ length: SKETCH_PLACES }, (_, place) => {
      const at = sql.raw(String(place + 1))
      return sql`(${jobSketch.sketch}[${at}] = ${sharing.sketch}[${at}])::int`
    }),
    sql` + `,
  )
  return tx
    .select({ number: jobSketch.number, twin: sharing.twin })
    .from(jobSketch)
    .innerJoinLateral(sharing, sql`${inCommon} >= ${NEAR_DUPLICATE_PLACES}`)
    .where(inArray(jobSketch.number, [...numbers]))
}

/** The near duplicates of some jobs, by the jobs' numbers; who has none is missing. */
export async function findTwins(tx: Transaction, numbers: readonly number[]): Promise<Map<number, number[]>> {
  const twins = new Map<number, number[]>()
  // The planner, which takes those that share a band for many, would rather read the whole table.
  await tx.execute(sql`set local enable_seqscan = off`)
  for (const some of inParts(numbers, AT_ONCE))
    for (const { number, twin } of await lookUpTwins(tx, some))
      twins.set(number, [...(twins.get(number) ?? []), twin])
  await tx.execute(sql`set local enable_seqscan = on`)
  return twins
}
