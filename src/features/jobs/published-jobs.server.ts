import { desc, eq, sql } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { listedCompanyColumns, scoredColumns } from '#/db/listed-columns.ts'
import { job, organization } from '#/db/schema/index.ts'
import type { Actor } from '#/domain/access/actor.ts'
import { toJobCriteria, type JobFilters } from '#/domain/job/job-filters.ts'
import { parseJobCursor, toJobCursor } from '#/domain/job/job-position.ts'
import { DEFAULT_CURRENCY, type Currency } from '#/domain/money/currency.ts'
import { exchangeRates } from '#/platform/env/env.server.ts'
import { rememberJobs } from '#/platform/job-reading/scored-jobs.server.ts'
import { COUNTED_MAX, countFresh, jobPage, type JobQuery } from '#/platform/job-search/find-jobs.server.ts'
import { jobConditions } from '#/platform/job-search/job-conditions.server.ts'
import { orderingOf } from '#/platform/job-search/job-order.server.ts'
import { readSearch } from '#/platform/job-search/search-conditions.server.ts'
import { comparedOnlyIn } from './compared-only-in.ts'
import { listWaysOut, toJobCount } from './count-jobs.server.ts'
import { findPageByFit } from './jobs-by-fit.server.ts'
import { JOBS_AT_ONCE_MAX, JOBS_PER_PAGE } from './jobs-search.ts'
import { SUMMARY_COLUMNS, type FoundPage } from './found-page.server.ts'
import type { JobsPageRequest } from './published-jobs.schema.ts'
import { toJobSummary, type JobsPage } from './published-jobs.view.ts'

/** The rows of a page, one more than asked for, and how many there are in all: one statement. */
async function findPage(query: JobQuery, { isSeeker }: { isSeeker: boolean }): Promise<FoundPage> {
  const page = db()
    .$with('job_page', {
      found: sql<number | null>`found`.as('found'),
      fresh: sql<number | null>`fresh`.as('fresh'),
      number: sql<number | null>`job_number`.mapWith(Number).as('job_number'),
      key: sql<number>`order_key`.mapWith(Number).as('order_key'),
    })
    .as(await jobPage(query))
  const rows = await db()
    .with(page)
    .select({
      ...{ found: page.found, fresh: page.fresh, key: page.key },
      ...{ summary: SUMMARY_COLUMNS, organization: listedCompanyColumns },
      ...(isSeeker ? { scored: scoredColumns } : {}),
    })
    .from(page)
    .leftJoin(job, eq(job.number, page.number))
    .leftJoin(organization, eq(organization.id, job.organizationId))
    .orderBy(desc(page.key), desc(page.number))
  return {
    rows: rows.flatMap(({ key, summary, organization: company, scored }) =>
      summary && company ? [{ ...summary, organization: company, key, scored: scored ?? undefined }] : [],
    ),
    found: rows[0]?.found ?? null,
    fresh: rows[0]?.fresh ?? null,
  }
}

function toPage(rows: FoundPage['rows'], limit: number): Pick<JobsPage, 'jobs' | 'nextCursor'> {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { jobs: shown.map(toJobSummary), nextCursor: rows.length > limit && last ? toJobCursor(last) : null }
}

/** Who reads a list, within which request: what their filters mean by an amount, and whose fits may order it. */
export type JobReader = { currency: Currency; actor: Actor | null; request?: Request }

export const VISITOR: JobReader = { currency: DEFAULT_CURRENCY, actor: null }

/** One page of a search and how much it finds in all. A cursor nobody wrote is a first page. */
export async function listJobsPage(
  { cursor, limit = JOBS_PER_PAGE, sort, ...search }: JobsPageRequest,
  { currency, actor, request }: JobReader = VISITOR,
): Promise<JobsPage> {
  const filters: JobFilters = search
  const criteria = toJobCriteria(filters)
  const searched = await readSearch(criteria.search)
  const { looksInto, corrections } = searched
  const conditions = jobConditions(criteria, currency, searched.conditions)
  const isEverything = conditions.length === 0
  const rates = exchangeRates()
  const cut = { conditions, limit, after: parseJobCursor(cursor) }
  const seeker = actor?.accountType === 'Individual' ? actor : null
  const [{ rows, found, fresh }, freshOfAll] = await Promise.all([
    sort === 'match' && seeker
      ? findPageByFit(seeker, cut)
      : findPage(
          {
            ...{ ...cut, looksInto },
            ordering: orderingOf(sort === 'salary' ? 'salary' : 'newest', { currency, rates }),
          },
          // Fits are asked for page by page, of nothing longer.
          { isSeeker: seeker !== null && limit <= JOBS_PER_PAGE },
        ),
    isEverything ? countFresh(COUNTED_MAX) : null,
  ])
  if (request)
    rememberJobs(
      request,
      rows.flatMap(({ scored }) => scored ?? []),
    )
  const recent = fresh ?? freshOfAll
  return {
    ...toPage(rows, limit),
    count: toJobCount(found),
    newThisWeek: recent === null ? null : toJobCount(recent),
    comparedOnlyIn:
      sort === 'salary' ? comparedOnlyIn(rows, { currency, rates, isLastPage: rows.length <= limit }) : null,
    corrections: found === 0 ? [] : corrections,
    ...(found === 0 ? await listWaysOut(filters, currency, searched) : { relief: [], unsaid: null }),
  }
}

/** What 'Get all published jobs' answers: without a single parameter everything, up to 10,000, else a page. */
export async function listPublishedJobs(
  request: JobsPageRequest | undefined,
  reader: JobReader = VISITOR,
): Promise<JobsPage> {
  const isEmpty = Object.values(request ?? {}).every((value) => value === undefined)
  return listJobsPage(isEmpty ? { limit: JOBS_AT_ONCE_MAX } : (request ?? {}), reader)
}
