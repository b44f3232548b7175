import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { getPublishedJobs } from './published-jobs.functions.ts'
import { fromTheTop, JOBS_PER_PAGE, type JobsSearch } from './jobs-search.ts'

/** Everything about the public list begins with this key: publishing and archiving invalidate it. */
export const PUBLISHED_JOBS = 'published-jobs'

/** Whoever reads a job for a while comes back to all the rows they left. */
const KEPT_MS = 60 * 60_000

/** A list page by page, from where its address says it begins. */
export function jobsQuery(search: JobsSearch) {
  const { cursor = null } = search
  const list = fromTheTop(search)
  return infiniteQueryOptions({
    queryKey: [PUBLISHED_JOBS, 'search', list, cursor],
    queryFn: ({ pageParam }) =>
      getPublishedJobs({
        data: { ...list, limit: JOBS_PER_PAGE, ...(pageParam && { cursor: pageParam }) },
      }),
    initialPageParam: cursor,
    getNextPageParam: (page) => page.nextCursor,
    // A timer on the server would keep every visitor's answer there for as long.
    ...(typeof window !== 'undefined' && { gcTime: KEPT_MS }),
  })
}

/** The pages of a list that are here. While a changed search loads, the old answer stays (`isPlaceholderData`). */
export function useJobPages(search: JobsSearch) {
  const query = useInfiniteQuery({
    ...jobsQuery(search),
    placeholderData: keepPreviousData,
    throwOnError: true,
  })
  return { ...query, pages: query.data?.pages ?? [] }
}
