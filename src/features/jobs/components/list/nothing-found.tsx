import { useInfiniteQuery } from '@tanstack/react-query'
import type { JobFilters } from '#/domain/job/job-filters.ts'
import type { Currency } from '#/domain/money/currency.ts'
import { jobsQuery } from '../../published-jobs.queries.ts'
import { EmptyList, type JobsPath } from './empty-list.tsx'

export type NothingFoundProps = {
  filters: JobFilters
  currency: Currency
  to: JobsPath
}

/** What the list says of a search without a result, for a page that found none by itself; it asks as the list does. */
export function NothingFound({ filters, currency, to }: NothingFoundProps) {
  const { data, isPending, failureCount } = useInfiniteQuery(jobsQuery(filters))
  if (isPending && failureCount === 0) return null
  const { relief = null, alone = [], unsaid = null } = data?.pages[0] ?? {}
  return (
    <EmptyList
      filters={filters}
      currency={currency}
      relief={relief}
      alone={alone}
      unsaid={unsaid}
      isPastEnd={false}
      to={to}
    />
  )
}
