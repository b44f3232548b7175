import type { Actor } from '#/domain/access/actor.ts'
import { toJobCriteria, type JobCriteria, type JobFilters } from '#/domain/job/job-filters.ts'
import { parseJobCursor, type JobPosition } from '#/domain/job/job-position.ts'
import { parseSearchQuery } from '#/domain/job/search-query.ts'
import type { Currency } from '#/domain/money/currency.ts'
import type { ExchangeRates } from '#/domain/money/exchange-rates.ts'
import { exchangeRates } from '#/platform/env/env.server.ts'
import { isFunctionCall } from '#/platform/http/is-function-call.ts'
import type { Reading } from './found-page.server.ts'
import { JOBS_PER_PAGE } from './jobs-search.ts'
import type { JobsPageRequest } from './published-jobs.schema.ts'

/** Who reads a list, within which request: what their filters mean by an amount, and whose fits may order it. */
export type JobReader = { currency: Currency; actor: Actor | null; request?: Request }

/** What a page will ask of the database and how its rows are ordered, decided before anything is asked. */
export type PagePlan = {
  filters: JobFilters
  criteria: JobCriteria
  cut: { after: JobPosition | null; limit: number }
  /** By fit they come newest first, and are ranked when they are here. */
  order: 'newest' | 'salary'
  money: { currency: Currency; rates: ExchangeRates | null }
  reading: (Reading & { actor: Actor }) | null
  isRanked: boolean
  /** Whether the statement of the rows also says what would help if there are none, or another one does when needed. */
  helpComesAlong: boolean
}

/** Fits and hearts are read along where the same request asks for them: fits order the list, or a page shows them. */
function readingOf({ sort, limit = JOBS_PER_PAGE }: JobsPageRequest, reader: JobReader, isPage: boolean) {
  const { actor, request } = reader
  if (actor?.accountType !== 'Individual') return null
  // Fits are asked for page by page, of nothing longer.
  const isShown = isPage && limit <= JOBS_PER_PAGE
  return isShown || sort === 'match' ? { userId: actor.userId, request, actor } : null
}

function asksForWords(search: string | null): boolean {
  const { all, none } = parseSearchQuery(search ?? '')
  return all.length + none.length > 0
}

/** Plans one page of a search for its reader. A cursor nobody wrote is a first page. Asks nothing. */
export function planPage(asked: JobsPageRequest, reader: JobReader): PagePlan {
  const { cursor, limit = JOBS_PER_PAGE, sort, ...filters } = asked
  const criteria = toJobCriteria(filters)
  const isPage = reader.request !== undefined && !isFunctionCall(reader.request)
  const reading = readingOf(asked, reader, isPage)
  return {
    ...{ filters, criteria, reading },
    cut: { after: parseJobCursor(cursor), limit },
    order: sort === 'salary' ? 'salary' : 'newest',
    money: { currency: reader.currency, rates: exchangeRates() },
    isRanked: sort === 'match' && reading !== null,
    // A plan for it takes a third of a millisecond a filter, found or not: only a page whose reader may have had their
    // session looked up has no statement left, after a search for words, for what would help.
    helpComesAlong: reader.actor !== null && isPage && asksForWords(criteria.search),
  }
}
