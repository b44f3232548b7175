import { desc, eq, sql, type SQL } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { listedColumns, listedCompanyColumns, scoredColumns } from '#/db/listed-columns.ts'
import { job, organization } from '#/db/schema/index.ts'
import { rememberJobs } from '#/platform/job-reading/scored-jobs.server.ts'
import { rememberSeeker, seekerColumn } from '#/platform/job-reading/stored-seeker.server.ts'
import type { ScoredJob } from '#/platform/job-search/job-scorer.server.ts'
import type { CountsWithout } from './count-jobs.server.ts'
import type { JobSummaryRow } from './published-jobs.view.ts'

/** What a row of a list is made of, beside its company. */
export const SUMMARY_COLUMNS = {
  ...listedColumns,
  sector: job.sector,
  jobType: job.jobType,
  jobDuration: job.jobDuration,
  closingDate: job.closingDate,
}

/**
 * The rows of a page, one more than asked for, and how many there are in all; null where they are too many to count.
 * `scored` is there for a job seeker, whose fits the same page asks for, and `without` where nothing was found and it was
 * asked for.
 */
export type FoundPage = {
  rows: (JobSummaryRow & { key: number; scored?: ScoredJob | undefined })[]
  found: number | null
  fresh: number | null
  without: CountsWithout | null
}

/** The job seeker whose fits and hearts are read along, and the request that will ask for them. */
export type Reading = { userId: string; request: Request | undefined }

/** What the statement of a page answers beside its rows; `without` is what `countsWithout` makes of the filters. */
type Beside = { without: SQL<CountsWithout> | null; reading: Reading | null }

/** The columns that are there once for a whole page, in its first row. */
function besideColumns({ without, reading }: Beside) {
  const seeker = reading?.request
    ? sql`case when row_number() over (order by order_key desc, job_number desc) = 1 then ${seekerColumn(reading.userId)} end`
    : sql`null`
  return {
    without:
      sql<CountsWithout | null>`${without ? sql`case when found = 0 then ${without} end` : sql`null`}`.as(
        'without',
      ),
    seeker: sql<Parameters<typeof rememberSeeker>[2]>`${seeker}`.as('seeker'),
  }
}

/** A page (the subquery of `jobPage`) with everything that its list shows, in one statement. */
export async function findPage(numbers: SQL, beside: Beside): Promise<FoundPage> {
  const { reading } = beside
  const page = db()
    .$with('job_page', {
      found: sql<number | null>`found`.as('found'),
      fresh: sql<number | null>`fresh`.as('fresh'),
      number: sql<number | null>`job_number`.mapWith(Number).as('job_number'),
      key: sql<number>`order_key`.mapWith(Number).as('order_key'),
    })
    .as(numbers)
  const rows = await db()
    .with(page)
    .select({
      ...{ found: page.found, fresh: page.fresh, key: page.key, ...besideColumns(beside) },
      organization: listedCompanyColumns,
      // What a score is made of holds what a row shows.
      ...(reading ? { scored: scoredColumns } : {}),
      ...(reading ? {} : { summary: SUMMARY_COLUMNS }),
    })
    .from(page)
    .leftJoin(job, eq(job.number, page.number))
    .leftJoin(organization, eq(organization.id, job.organizationId))
    .orderBy(desc(page.key), desc(page.number))
  if (reading?.request) {
    rememberSeeker(reading.request, reading.userId, rows[0]?.seeker ?? null)
    rememberJobs(
      reading.request,
      rows.flatMap(({ scored }) => scored ?? []),
    )
  }
  return {
    rows: rows.flatMap(({ key, summary, organization: company, scored }) => {
      const shown = scored ?? summary
      return shown && company ? [{ ...shown, organization: company, key, scored: scored ?? undefined }] : []
    }),
    found: rows[0]?.found ?? null,
    fresh: rows[0]?.fresh ?? null,
    without: rows[0]?.without ?? null,
  }
}
