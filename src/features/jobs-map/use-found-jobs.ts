import type { JobFilters } from '#/domain/job/job-filters.ts'
import type { MapJob } from './map-job.view.ts'
import { useMapJobs } from './map-jobs.queries.ts'
import { useMapList, useRowsWanted } from './use-map-list.ts'
import { useMapPicture } from './use-map-picture.ts'
import { useMapSource, type OpenSource } from './use-map-source.ts'

/** So many pins show their pay; more than that on one screen nobody reads. */
const PRICED_MAX = 75

/** The jobs of a search: what was found, what of it is seen, and the rows beside it, which begin with the `first`. */
export function useFoundJobs(filters: JobFilters, first: readonly MapJob[], openSource: OpenSource) {
  const { source, found, retry } = useMapSource(filters, openSource)
  const rows = useRowsWanted()
  const { picture, look } = useMapPicture(source, found.summary, rows.wanted)
  const list = useMapList({ picture, summary: found.summary, rows, first })
  const priced = picture?.pins.slice(0, PRICED_MAX).map(({ number }) => number) ?? []
  const known = useMapJobs([...list.numbers, ...priced], first)
  return { source, found, retry, picture, look, list, known, restartRows: rows.restart }
}
