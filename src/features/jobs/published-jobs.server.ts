import type { Actor } from '#/domain/access/actor.ts'
import { toJobCriteria } from '#/domain/job/job-filters.ts'
import { parseJobCursor, toJobCursor } from '#/domain/job/job-position.ts'
import { DEFAULT_CURRENCY, type Currency } from '#/domain/money/currency.ts'
import { exchangeRates } from '#/platform/env/env.server.ts'
import { isFunctionCall } from '#/platform/http/is-function-call.ts'
import { COUNTED_MAX, countFresh, jobPage } from '#/platform/job-search/find-jobs.server.ts'
import { jobConditions } from '#/platform/job-search/job-conditions.server.ts'
import { orderingOf } from '#/platform/job-search/job-order.server.ts'
import { readSearch } from '#/platform/job-search/search-conditions.server.ts'
import { comparedOnlyIn } from './compared-only-in.ts'
import { countsWithout, readCounts, toJobCount, toReliefs, toUnsaid } from './count-jobs.server.ts'
import { findPage, type FoundPage } from './found-page.server.ts'
import { jobsToRank, rankByFit } from './jobs-by-fit.server.ts'
import { JOBS_AT_ONCE_MAX, JOBS_PER_PAGE } from './jobs-search.ts'
import type { JobsPageRequest } from './published-jobs.schema.ts'
import { toJobSummary, type JobsPage } from './published-jobs.view.ts'

function toPage(rows: FoundPage['rows'], limit: number): Pick<JobsPage, 'jobs' | 'nextCursor'> {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { jobs: shown.map(toJobSummary), nextCursor: rows.length > limit && last ? toJobCursor(last) : null }
}

/** Who reads a list, within which request: what their filters mean by an amount, and whose fits may order it. */
export type JobReader = { currency: Currency; actor: Actor | null; request?: Request }

export const VISITOR: JobReader = { currency: DEFAULT_CURRENCY, actor: null }

/** Whether a page is being rendered, and not a single function called. */
const isPage = ({ request }: JobReader) => request !== undefined && !isFunctionCall(request)

/** Who of a list's readers has fits and hearts, where the same request asks for them: fits order the list, or a page shows them. */
function readingOf({ sort, limit = JOBS_PER_PAGE }: JobsPageRequest, reader: JobReader) {
  const { actor, request } = reader
  if (actor?.accountType !== 'Individual') return null
  // Fits are asked for page by page, of nothing longer.
  const isShown = isPage(reader) && limit <= JOBS_PER_PAGE
  return isShown || sort === 'match' ? { userId: actor.userId, request, actor } : null
}

/** One page of a search and how much it finds in all. A cursor nobody wrote is a first page. */
export async function listJobsPage(asked: JobsPageRequest, reader: JobReader = VISITOR): Promise<JobsPage> {
  const { cursor, limit = JOBS_PER_PAGE, sort, ...filters } = asked
  const { currency } = reader
  const criteria = toJobCriteria(filters)
  const searched = await readSearch(criteria.search)
  const { looksInto, corrections } = searched
  const conditions = jobConditions(criteria, currency, searched.conditions)
  const rates = exchangeRates()
  const cut = { after: parseJobCursor(cursor), limit }
  const reading = readingOf(asked, reader)
  const ranking = sort === 'match' ? reading : null
  const order = sort === 'salary' ? 'salary' : 'newest'
  const ordering = orderingOf(order, { currency, rates })
  const numbers = ranking
    ? jobsToRank(conditions)
    : await jobPage({ ...cut, conditions, looksInto, ordering })
  const without = countsWithout(filters, currency, searched)
  // A plan for these takes a third of a millisecond a filter, found or not: only a page whose reader may have had their
  // session looked up has no statement left, after a search for words, for what would help.
  const isAlong = reader.actor !== null && isPage(reader) && looksInto !== 'filters'
  const [page, freshOfAll] = await Promise.all([
    findPage(numbers, { without: isAlong ? without : null, reading }),
    conditions.length === 0 ? countFresh(COUNTED_MAX) : null,
  ])
  const { rows, found, fresh } = ranking ? await rankByFit(ranking, page, cut) : page
  const counts = found === 0 && without ? (page.without ?? (await readCounts(without))) : null
  const recent = fresh ?? freshOfAll
  return {
    ...toPage(rows, limit),
    count: toJobCount(found),
    newThisWeek: recent === null ? null : toJobCount(recent),
    comparedOnlyIn:
      order === 'salary' ? comparedOnlyIn(rows, { currency, rates, isLastPage: rows.length <= limit }) : null,
    corrections: found === 0 ? [] : corrections,
    ...{ relief: toReliefs(counts), unsaid: found === 0 ? toUnsaid(searched.unsaid, counts) : null },
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
