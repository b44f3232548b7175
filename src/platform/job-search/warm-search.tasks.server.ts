import { setTimeout as delay } from 'node:timers/promises'
import { sql, type SQL } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { job, searchableJob } from '#/db/schema/index.ts'
import { reportFault } from '#/platform/errors/report-fault.server.ts'
import { hasTimeLeft } from '#/platform/tasks/tasks.server.ts'
import { COMPARED_MAX } from './meant-words.server.ts'

/** What one statement reads: a slow disk gives each in half a second. Pages follow each other, jobs do not. */
type ReadAtOnce = { pages: number; pagesWithWords: number; jobs: number }
const READ_AT_ONCE: ReadAtOnce = { pages: 2_048, pagesWithWords: 128, jobs: 100 }

/** Beside so many of the newest pages lie the words that lists read on through: those of some ten thousand jobs. */
const PAGES_WITH_WORDS = 384
/** Longer than this no start waits. */
const FIRST_MS_MAX = 10_000

/** Unpacks the words of each job. */
const WORDS = sql`count(*) filter (where ${searchableJob.searchVector} @@ 'a'::tsquery)`
const ROWS = sql`count(*)`

type Pages = { newest: number; oldest: number; atOnce: number }

async function readBack({ newest, oldest, atOnce }: Pages, what: SQL): Promise<void> {
  for (let end = newest; end > oldest && hasTimeLeft(); end -= atOnce) {
    const [first, behind] = [`(${Math.max(end - atOnce, oldest)},0)`, `(${end},0)`]
    await db().execute(
      sql`select ${what} from ${searchableJob} where ctid >= ${first}::tid and ctid < ${behind}::tid`,
    )
  }
}

/** The table that searches look into, from its newest pages to its oldest. Most of the words are left alone. */
async function readTable(atOnce: ReadAtOnce): Promise<void> {
  const { rows } = await db().execute<{ pages: number }>(
    sql`select (pg_relation_size('searchable_job') / current_setting('block_size')::int)::int as pages`,
  )
  const pages = rows[0]?.pages ?? 0
  const wordless = Math.max(0, pages - PAGES_WITH_WORDS)
  await readBack({ newest: pages, oldest: wordless, atOnce: atOnce.pagesWithWords }, WORDS)
  await readBack({ newest: wordless, oldest: 0, atOnce: atOnce.pages }, ROWS)
}

/** The newest open jobs, which fill most lists, and with which slips are compared. Index job_published_newest. */
async function readNewestJobs({ jobs: atOnce }: ReadAtOnce): Promise<void> {
  for (let from = 0; from < COMPARED_MAX && hasTimeLeft(); from += atOnce) {
    const newest = sql`select ${job.mustHaveSkills} from ${job} where ${job.status} = 'Published'
      order by ${job.publishedAt} desc, ${job.number} desc offset ${from}::int limit ${atOnce}::int`
    const { rows } = await db().execute<{ read: number }>(
      sql`select count(must_have_skills)::int as read from (${newest}) as newest`,
    )
    if ((rows[0]?.read ?? 0) < atOnce) return
  }
}

/** Reads what most searches read, so that the system's memory holds it: a cold disk gives single pages slowly (ADR 48). */
export async function warmSearch(_payload?: unknown, atOnce = READ_AT_ONCE): Promise<void> {
  await readNewestJobs(atOnce)
  await readTable(atOnce)
}

/** The same before anybody searches, for as long as a start may wait; what is left then goes on beside it. */
export async function warmFirst(): Promise<void> {
  const warming = warmSearch().catch((error: unknown) => reportFault(error, 'warm-search'))
  await Promise.race([warming, delay(FIRST_MS_MAX, undefined, { ref: false })])
}
