import { and, eq, sql, type SQL } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { job, organization } from '#/db/schema/index.ts'
import { toJobCriteria, type JobFilters } from '#/domain/job/job-filters.ts'
import { DEFAULT_CURRENCY } from '#/domain/money/currency.ts'
import { countJobs, listReliefs } from './count-jobs.server.ts'
import { jobConditions, NEWEST_FIRST } from '#/platform/job-search/job-conditions.server.ts'
import { parseJobCursor, toJobCursor, type JobPosition } from './job-cursor.ts'
import { searchConditions } from '#/platform/job-search/search-conditions.server.ts'
import { JOBS_AT_ONCE_MAX, JOBS_PER_PAGE } from './jobs-search.ts'
import type { JobsPageRequest } from './published-jobs.schema.ts'
import { toJobSummary, type JobsPage, type JobSummaryRow } from './published-jobs.view.ts'

const SUMMARY_COLUMNS = {
  id: job.id,
  number: job.number,
  title: job.title,
  organization: { id: organization.id, name: organization.name, logo: organization.logo },
  sector: job.sector,
  jobType: job.jobType,
  jobDuration: job.jobDuration,
  workLocation: job.workLocation,
  location: job.location,
  countryCode: job.countryCode,
  countries: job.countries,
  minSalary: job.minSalary,
  maxSalary: job.maxSalary,
  currency: job.currency,
  salaryPeriod: job.salaryPeriod,
  publishedAt: job.publishedAt,
  closingDate: job.closingDate,
}

/** Behind a position in the order newest first; the row comparison is what the index can walk. */
function isAfter({ publishedAtMs, number }: JobPosition): SQL {
  const publishedAt = new Date(publishedAtMs).toISOString()
  return sql`(${job.publishedAt}, ${job.number}) < (${publishedAt}::timestamptz, ${number}::bigint)`
}

/** One row more than asked for, which tells whether there is a next page. Walks the index job_published_newest. */
function findRows(conditions: readonly SQL[], limit: number): Promise<JobSummaryRow[]> {
  return db()
    .select(SUMMARY_COLUMNS)
    .from(job)
    .innerJoin(organization, eq(organization.id, job.organizationId))
    .where(and(...conditions))
    .orderBy(NEWEST_FIRST)
    .limit(limit + 1)
}

function toPage(rows: readonly JobSummaryRow[], limit: number): Pick<JobsPage, 'jobs' | 'nextCursor'> {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const nextCursor =
    rows.length > limit && last
      ? toJobCursor({ publishedAtMs: last.publishedAt?.getTime() ?? 0, number: last.number })
      : null
  return { jobs: shown.map(toJobSummary), nextCursor }
}

/** Salaries of a filter are meant in this currency until people can choose theirs. */
const CURRENCY = DEFAULT_CURRENCY

/** One page of a search and how much it finds in all. A cursor nobody wrote is a first page. */
export async function listJobsPage({
  cursor,
  limit = JOBS_PER_PAGE,
  ...search
}: JobsPageRequest): Promise<JobsPage> {
  const filters: JobFilters = search
  const criteria = toJobCriteria(filters)
  const searched = await searchConditions(criteria.search)
  const conditions = jobConditions(criteria, CURRENCY, searched)
  const position = parseJobCursor(cursor)
  const [rows, counts] = await Promise.all([
    findRows(position ? [...conditions, isAfter(position)] : conditions, limit),
    countJobs(conditions),
  ])
  const relief = counts.count.value === 0 ? await listReliefs(filters, CURRENCY, searched) : []
  return { ...toPage(rows, limit), ...counts, relief }
}

/** Every published job as a summary, newest first, up to 10,000. */
export async function listAllPublishedJobs(): Promise<JobsPage> {
  const conditions = jobConditions(toJobCriteria({}), CURRENCY, [])
  const [rows, counts] = await Promise.all([findRows(conditions, JOBS_AT_ONCE_MAX), countJobs(conditions)])
  return { ...toPage(rows, JOBS_AT_ONCE_MAX), ...counts, relief: [] }
}

/** What 'Get all published jobs' answers: without a single parameter everything, else a page. */
export async function listPublishedJobs(request: JobsPageRequest | undefined): Promise<JobsPage> {
  const isEmpty = Object.values(request ?? {}).every((value) => value === undefined)
  return isEmpty ? listAllPublishedJobs() : listJobsPage(request ?? {})
}
