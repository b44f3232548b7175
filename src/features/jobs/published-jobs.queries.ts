import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { JobFilters } from '#/domain/job/job-filters.ts'
import { getPublishedJobs } from './published-jobs.functions.ts'
import { JOBS_PER_PAGE } from './jobs-search.ts'

/** Everything about the public list begins with this key: publishing and archiving invalidate it. */
export const PUBLISHED_JOBS = 'published-jobs'

/** A search page by page; `cursor` is where the address says it begins. */
export function jobsQuery(filters: JobFilters, cursor: string | undefined) {
  return infiniteQueryOptions({
    queryKey: [PUBLISHED_JOBS, 'search', filters, cursor ?? null],
    queryFn: ({ pageParam }) =>
      getPublishedJobs({
        data: { ...filters, limit: JOBS_PER_PAGE, ...(pageParam && { cursor: pageParam }) },
      }),
    initialPageParam: cursor ?? null,
    getNextPageParam: (page) => page.nextCursor,
  })
}

/** The pages of a search that are here. While a changed search loads, the old answer stays (`isPlaceholderData`). */
export function useJobPages(filters: JobFilters, cursor: string | undefined) {
  const query = useInfiniteQuery({
    ...jobsQuery(filters, cursor),
    placeholderData: keepPreviousData,
    throwOnError: true,
  })
  return { ...query, pages: query.data?.pages ?? [] }
}
