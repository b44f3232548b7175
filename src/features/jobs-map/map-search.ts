import { parseJobFilters, type JobFilters } from '#/domain/job/job-filters.ts'
import { formatMapView, parseMapView } from './map-view.ts'

/** What the address of `/jobs/maps` says: the nine parameters, which job is picked, and where the map stands. */
export type MapSearch = JobFilters & { job?: string; view?: string }

const ID_LENGTH_MAX = 64

/** Reads the address; what is not known or makes no sense is left out. */
export function parseMapSearch(search: Record<string, unknown>): MapSearch {
  const job = typeof search.job === 'string' && search.job.length <= ID_LENGTH_MAX ? search.job : ''
  const view = typeof search.view === 'string' ? parseMapView(search.view) : null
  return { ...parseJobFilters(search), ...(job && { job }), ...(view && { view: formatMapView(view) }) }
}
