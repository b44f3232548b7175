import type { SQL } from 'drizzle-orm'
import { asksForPay } from '#/domain/job/job-filters.ts'
import { toJobCursor } from '#/domain/job/job-position.ts'
import { DEFAULT_CURRENCY } from '#/domain/money/currency.ts'
import { COUNTED_MAX, countFresh, jobPage } from '#/platform/job-search/find-jobs.server.ts'
import { jobConditions } from '#/platform/job-search/job-conditions.server.ts'
import { orderingOf } from '#/platform/job-search/job-order.server.ts'
import { readSearch, type ReadSearch } from '#/platform/job-search/search-conditions.server.ts'
import { comparedOnlyIn, foundOnlyIn } from './compared-only-in.ts'
import {
  countsWithout,
  readCounts,
  toJobCount,
  toReliefs,
  toUnsaid,
  type CountsWithout,
} from './count-jobs.server.ts'
import { findPage, type FoundPage } from './found-page.server.ts'
import { jobsToRank, rankByFit } from './jobs-by-fit.server.ts'
import { JOBS_AT_ONCE_MAX } from './jobs-search.ts'
import { planPage, type JobReader, type PagePlan } from './page-plan.server.ts'
import type { JobsPageRequest } from './published-jobs.schema.ts'
import { toJobSummary, type JobsPage, type JobSummaryRow } from './published-jobs.view.ts'

function toPage(rows: FoundPage['rows'], limit: number): Pick<JobsPage, 'jobs' | 'nextCursor'> {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { jobs: shown.map(toJobSummary), nextCursor: rows.length > limit && last ? toJobCursor(last) : null }
}

const VISITOR: JobReader = { currency: DEFAULT_CURRENCY, actor: null }

async function readRows(plan: PagePlan, searched: ReadSearch, help: SQL<CountsWithout> | null) {
  const { criteria, money, cut, reading } = plan
  const { looksInto } = searched
  const conditions = jobConditions(criteria, money.currency, searched.conditions)
  const numbers = plan.isRanked
    ? jobsToRank(conditions)
    : await jobPage({ ...cut, conditions, looksInto, ordering: orderingOf(plan.order, money) })
  const [page, freshOfAll] = await Promise.all([
    findPage(numbers, { without: plan.helpComesAlong ? help : null, reading }),
    conditions.length === 0 ? countFresh(COUNTED_MAX) : null,
  ])
  const ranked = plan.isRanked && reading ? await rankByFit({ ...reading, conditions }, page, cut) : page
  return { ...ranked, fresh: ranked.fresh ?? freshOfAll }
}

/** The currency to name, where pay in others is left out by a filter or may stand last. */
function toCompared(plan: PagePlan, rows: readonly JobSummaryRow[]): JobsPage['compared'] {
  const { criteria, money, order, cut } = plan
  const by = asksForPay(criteria) ? 'filter' : 'order'
  if (by === 'order' && order !== 'salary') return null
  const isLastPage = rows.length <= cut.limit
  const currency = by === 'filter' ? foundOnlyIn(money) : comparedOnlyIn(rows, { ...money, isLastPage })
  return currency && { currency, by }
}

/** One page of a search and how much it finds in all. A cursor nobody wrote is a first page. */
export async function listJobsPage(asked: JobsPageRequest, reader: JobReader = VISITOR): Promise<JobsPage> {
  const plan = planPage(asked, reader)
  const { filters, money } = plan
  const { limit } = plan.cut
  const searched = await readSearch(plan.criteria.search)
  const help = countsWithout(filters, money.currency, searched)
  const { rows, found, fresh, without } = await readRows(plan, searched, help)
  const isEmpty = found === 0
  const counts = isEmpty && help ? (without ?? (await readCounts(help))) : null
  return {
    ...toPage(rows, limit),
    count: toJobCount(found),
    newThisWeek: fresh === null ? null : toJobCount(fresh),
    compared: toCompared(plan, rows),
    // What was wanted and not found is offered otherwise.
    corrections: searched.corrections.filter(({ isLeftOut }) => isLeftOut || !isEmpty),
    relief: toReliefs(counts),
    alone: toReliefs(counts?.alone),
    unsaid: isEmpty ? toUnsaid(searched.unsaid, counts) : null,
  }
}

/** Whether there is not a single parameter. */
export const asksForEverything = (request: JobsPageRequest | undefined) =>
  Object.values(request ?? {}).every((value) => value === undefined)

/** What 'Get all published jobs' answers: without a single parameter everything, up to 10,000, else a page. */
export async function listPublishedJobs(
  request: JobsPageRequest | undefined,
  reader: JobReader = VISITOR,
): Promise<JobsPage> {
  return listJobsPage(asksForEverything(request) ? { limit: JOBS_AT_ONCE_MAX } : (request ?? {}), reader)
}
