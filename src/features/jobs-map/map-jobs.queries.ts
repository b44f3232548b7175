import { queryOptions, useQueries, type UseQueryResult } from '@tanstack/react-query'
import type { JobFilters } from '#/domain/job/job-filters.ts'
import { inBatches } from '#/lib/in-batches.ts'
import type { MapJob } from './map-job.view.ts'
import { getFirstMapJobs, getMapJob, getMapJobs } from './map-jobs.functions.ts'
import { MAP_JOBS_MAX } from './map-jobs.schema.ts'
import { getMapSettings } from './map-settings.functions.ts'

const MAP = 'map'

/** Where the map comes from; it does not change while a page lives. */
export const mapSettingsQuery = queryOptions({
  queryKey: [MAP, 'settings'],
  queryFn: () => getMapSettings(),
  staleTime: Infinity,
})

export function mapJobQuery(id: string) {
  return queryOptions({ queryKey: [MAP, 'job', id], queryFn: () => getMapJob({ data: { id } }) })
}

/** The newest jobs of a search that lie on the map: what stands in the list until the map is here. */
export function firstMapJobsQuery(filters: JobFilters) {
  return queryOptions({
    queryKey: [MAP, 'first', filters],
    queryFn: () => getFirstMapJobs({ data: filters }),
  })
}

const loadByNumber = inBatches<number, MapJob>(async (numbers) => {
  const jobs = await getMapJobs({ data: { numbers } })
  return new Map(jobs.map((job) => [job.number, job]))
}, MAP_JOBS_MAX)

/** One job by its number; null when it is not open any more. All that are wanted at once come in one call. */
function jobByNumberQuery(number: number, known: MapJob | undefined) {
  return queryOptions({
    queryKey: [MAP, 'number', number],
    initialData: known,
    queryFn: async () => (await loadByNumber(number)) ?? null,
  })
}

export type KnownJobs = { jobs: ReadonlyMap<number, MapJob>; isLoading: boolean; isFailed: boolean }

// Of its own, because an answer that is made anew each time would draw every row anew.
function toKnownJobs(answers: readonly UseQueryResult<MapJob | null>[]): KnownJobs {
  return {
    jobs: new Map(answers.flatMap(({ data }) => (data ? [[data.number, data] as const] : []))),
    isLoading: answers.some(({ isPending }) => isPending),
    isFailed: answers.some(({ isError }) => isError),
  }
}

/**
 * The jobs of these numbers that are here, some of them `known` already; the others are fetched. What is not open any
 * more is left out.
 */
export function useMapJobs(numbers: readonly number[], known: readonly MapJob[]): KnownJobs {
  return useQueries({
    queries: [...new Set(numbers)].map((number) =>
      jobByNumberQuery(
        number,
        known.find((job) => job.number === number),
      ),
    ),
    combine: toKnownJobs,
  })
}
