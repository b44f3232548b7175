import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { job, searchableJob } from '#/db/schema/index.ts'
import { reportFault } from '#/platform/errors/report-fault.server.ts'
import { hasTimeLeft } from '#/platform/tasks/tasks.server.ts'
import { COMPARED_MAX } from './meant-words.server.ts'

/** What one statement reads: a slow disk gives either in half a second. The pages follow each other, the jobs do not. */
export type ReadAtOnce = { pages: number; jobs: number }
const READ_AT_ONCE: ReadAtOnce = { pages: 2_048, jobs: 100 }

/** Longer than this no start waits. */
const FIRST_MS_MAX = 10_000

/** The table that searches look into, from its newest pages to its oldest. The words lie beside it and are left alone. */
async function readTable({ pages: atOnce }: ReadAtOnce): Promise<void> {
  const { rows } = await db().execute<{ pages: number }>(
    sql`select (pg_relation_size('searchable_job') / current_setting('block_size')::int)::int as pages`,
  )
  for (let end = rows[0]?.pages ?? 0; end > 0 && hasTimeLeft(); end -= atOnce) {
    const [first, last] = [`(${Math.max(end - atOnce, 0)},0)`, `(${end},0)`]
    await db().execute(
      sql`select count(*) from ${searchableJob} where ctid >= ${first}::tid and ctid < ${last}::tid`,
    )
  }
}

/** The newest open jobs, which fill most lists, and with which slips are compared. Index job_published_newest. */
async function readNewestJobs({ jobs: atOnce }: ReadAtOnce): Promise<void> {
  for (let from = 0; from < COMPARED_MAX && hasTimeLeft(); from += atOnce) {
    const newest = sql`select ${job.mustHaveSkills} from ${job} where ${job.status} = 'Published'
      order by ${job.publishedAt} desc, ${job.number} desc offset ${from}::int limit ${atOnce}::int`
    await db().execute(sql`select count(must_have_skills) from (${newest}) as newest`)
  }
}

/**
 * Reads what most searches read, so that the system's memory holds it: each hit of a search lies on a page of its own,
 * and a disk from which nobody has read for a while gives some hundred pages in a second, but thousands in a row.
 */
export async function warmSearch(_payload?: unknown, atOnce = READ_AT_ONCE): Promise<void> {
  await readNewestJobs(atOnce)
  await readTable(atOnce)
}

/** The same before anybody searches, for as long as a start may wait; what is left then goes on beside it. */
export async function warmFirst(): Promise<void> {
  const warming = warmSearch().catch((error: unknown) => reportFault(error, 'warm-search'))
  await Promise.race([warming, delay(FIRST_MS_MAX, undefined, { ref: false })])
}
