import type { QueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { DEFAULT_CURRENCY } from '#/domain/money/currency.ts'
import { RowFit } from '#/features/jobs/components/list/job-row.tsx'
import { JobsScreen } from '#/features/jobs/components/list/jobs-screen.tsx'
import { EmptyList } from '#/features/jobs/components/list/nothing-here.tsx'
import { jobQuery } from '#/features/jobs/job-detail.queries.ts'
import { JOB_SORTS, parseJobsSearch, SORTS_OF_ALL, type JobsSearch } from '#/features/jobs/jobs-search.ts'
import { jobsHead } from '#/features/jobs/open-web/jobs-head.ts'
import { jobsQuery, useJobPages } from '#/features/jobs/published-jobs.queries.ts'
import { useHearts } from '#/features/matching/components/likes/use-hearts.tsx'
import { likedJobsQuery } from '#/features/matching/job-likes.queries.ts'
import { jobFitsQuery } from '#/features/matching/matching.queries.ts'
import { useJobFits } from '#/features/matching/use-job-fits.ts'
import { speechIn } from '#/i18n/speech.ts'
import { samePlace } from '#/lib/scroll-places.ts'
import { NOINDEX, ROBOTS_HEADER } from '#/platform/http/crawlers.ts'
import { slotsOf } from '../-components/job-slots.tsx'

export const Route = createFileRoute('/jobs/')({
  validateSearch: parseJobsSearch,
  // To pick another job leaves the page as it is: the waiting screen of a new one would take the focus out of the list.
  loaderDeps: ({ search: { job: _picked, ...list } }) => list,
  loader: async ({ context: { queryClient, user }, deps, location, cause }) => {
    // A search changed in place shows its old answer until the new one is here; nothing has to wait.
    const { job } = parseJobsSearch(location.search)
    const loading = loadList(queryClient, { ...deps, ...(job && { job }) }, user?.type === 'Individual')
    if (cause !== 'stay') return loading
    // What fails here is told by the query of the screen itself.
    loading.catch(() => undefined)
  },
  head: async ({ match: { search, context } }) =>
    jobsHead(search, { baseUrl: context.baseUrl, speech: await speechIn(context.language) }),
  headers: ({ match }) => (match.search.cursor ? { [ROBOTS_HEADER]: NOINDEX } : undefined),
  component: Jobs,
})

/** The first page, and what belongs to it for this reader. A picked job that is gone does not spoil the list. */
async function loadList(queryClient: QueryClient, search: JobsSearch, isIndividual: boolean): Promise<void> {
  const beside = search.job ? [queryClient.prefetchQuery(jobQuery(search.job))] : []
  const { pages } = await queryClient.ensureInfiniteQueryData(jobsQuery(search))
  const jobIds = pages[0]?.jobs.map(({ id }) => id) ?? []
  const personal = isIndividual
    ? [
        queryClient.prefetchQuery(jobFitsQuery(jobIds)),
        queryClient.prefetchQuery(likedJobsQuery),
        RowFit.preload?.(),
      ]
    : []
  const nothing = jobIds.length === 0 ? EmptyList.preload?.() : undefined
  await Promise.all([...beside, ...personal, nothing])
}

/** The fits of every page that is on screen, together. */
function useFits(search: JobsSearch, isIndividual: boolean) {
  const { pages } = useJobPages(search)
  const lists = useMemo(
    () => (isIndividual ? pages : []).map((page) => page.jobs.map(({ id }) => id)),
    [pages, isIndividual],
  )
  return useJobFits(lists)
}

function Jobs() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const accountType = Route.useRouteContext({ select: ({ user }) => user?.type ?? null })
  const currency = Route.useRouteContext({ select: ({ user }) => user?.currency ?? DEFAULT_CURRENCY })
  const isIndividual = accountType === 'Individual'
  const fits = useFits(search, isIndividual)
  const likes = useHearts(accountType)
  const onSearch = useCallback(
    (next: JobsSearch, how: 'push' | 'replace') =>
      void navigate({
        search: next,
        ...(how === 'replace' && { replace: true, resetScroll: false, state: samePlace }),
      }),
    [navigate],
  )
  return (
    <JobsScreen
      search={search}
      fits={fits}
      likes={likes}
      sorts={isIndividual ? JOB_SORTS : SORTS_OF_ALL}
      currency={currency}
      slotsOf={(job) => slotsOf(job, { accountType, level: 3 })}
      onSearch={onSearch}
    />
  )
}
