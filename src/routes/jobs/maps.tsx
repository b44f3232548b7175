import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import { asksForPay, toJobCriteria, type JobFilters } from '#/domain/job/job-filters.ts'
import { DEFAULT_CURRENCY } from '#/domain/money/currency.ts'
import { JobsMapScreen } from '#/features/jobs-map/components/jobs-map-screen.tsx'
import { firstMapJobsQuery, mapSettingsQuery } from '#/features/jobs-map/map-jobs.queries.ts'
import { parseMapSearch, type MapSearch } from '#/features/jobs-map/map-search.ts'
import { ComparedNote } from '#/features/jobs/components/list/compared-note.tsx'
import { drawPlainFilters } from '#/features/jobs/components/list/draw-plain-filters.tsx'
import { FilterBar } from '#/features/jobs/components/list/filter-bar.tsx'
import { NothingFound } from '#/features/jobs/components/list/nothing-found.tsx'
import { pickFilters } from '#/features/jobs/filter-values.ts'
import { SORTS_OF_ALL } from '#/features/jobs/jobs-search.ts'
import { useHearts } from '#/features/matching/components/likes/use-hearts.tsx'
import { likedJobsQuery } from '#/features/matching/job-likes.queries.ts'
import { useJobFits } from '#/features/matching/use-job-fits.ts'
import { speechIn } from '#/i18n/speech.ts'
import { titleOf } from '#/lib/product.ts'
import { waitOnServer } from '#/lib/wait-on-server.ts'

export const Route = createFileRoute('/jobs/maps')({
  validateSearch: parseMapSearch,
  loader: async ({ context: { queryClient, user, language }, location, cause }) => {
    const search = parseMapSearch(location.search)
    const showsAll = cause !== 'stay' && !search.view
    await Promise.all([
      queryClient.ensureQueryData(mapSettingsQuery),
      showsAll && waitOnServer(queryClient.prefetchQuery(firstMapJobsQuery(pickFilters(search)))),
      user?.type === 'Individual' && queryClient.prefetchQuery(likedJobsQuery),
    ])
    const { say } = await speechIn(language)
    const title = titleOf(say('map.title'))
    return { meta: [{ title }, { name: 'description', content: say('map.metaDescription') }] }
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: JobsMap,
})

const FITS_AT_ONCE = 25

/** The fits of the jobs that the map lists, for those who are looking for work. */
function useFits(jobIds: readonly string[], isIndividual: boolean) {
  const batches = useMemo(() => {
    const count = isIndividual ? Math.ceil(jobIds.length / FITS_AT_ONCE) : 0
    return Array.from({ length: count }, (_, nth) =>
      jobIds.slice(nth * FITS_AT_ONCE, (nth + 1) * FITS_AT_ONCE),
    )
  }, [jobIds, isIndividual])
  return useJobFits(batches)
}

/** What the loader found, and nothing more: later searches show their rows with their map. */
function useFirstJobs(search: MapSearch) {
  const { data } = useQuery({ ...firstMapJobsQuery(pickFilters(search)), enabled: false })
  return search.view ? undefined : data
}

/** The map's own feature draws it; the bar above it, likes and fits are other features' and meet it here. */
function JobsMap() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const accountType = Route.useRouteContext({ select: ({ user }) => user?.type ?? null })
  const currency = Route.useRouteContext({ select: ({ user }) => user?.currency ?? DEFAULT_CURRENCY })
  const { data: settings } = useSuspenseQuery(mapSettingsQuery)
  const [listed, setListed] = useState<readonly string[]>([])
  const fits = useFits(listed, accountType === 'Individual')
  const { heartOf } = useHearts(accountType)
  const first = useFirstJobs(search)
  const onSearch = useCallback(
    (next: MapSearch) => void navigate({ search: next, replace: true, resetScroll: false }),
    [navigate],
  )
  const filters = pickFilters(search)
  const filter = (changes: JobFilters) => void navigate({ search: { ...search, ...changes } })
  return (
    <JobsMapScreen
      search={search}
      first={first}
      currency={currency}
      filterBar={
        <FilterBar
          filters={filters}
          currency={currency}
          onChange={filter}
          view="map"
          plain={drawPlainFilters({ search: filters, sorts: SORTS_OF_ALL, currency })}
        />
      }
      leftOut={
        asksForPay(toJobCriteria(filters)) &&
        !settings.comparesAllPay && <ComparedNote currency={currency} by="filter" className="px-4" />
      }
      nothingFound={<NothingFound filters={filters} currency={currency} to="/jobs/maps" />}
      styleUrl={settings.styleUrl}
      fits={fits}
      heartOf={heartOf}
      onSearch={onSearch}
      onListed={setListed}
    />
  )
}
