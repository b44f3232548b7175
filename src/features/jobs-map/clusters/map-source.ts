import type { JobFilters } from '#/domain/job/job-filters.ts'
import type { MapLook, MapPicture, MapSummary, Opening } from './map-picture.ts'

/** Whoever knows the jobs of a search and clusters them. */
export type MapSource = {
  /** Comes before everything else. Rejects when a later search came in between. */
  load: (filters: JobFilters) => Promise<MapSummary | 'too-many'>
  /** Answers once it is clear whether clusters have names, and whether they do: names come later than jobs. */
  naming: () => Promise<boolean>
  look: (look: MapLook) => Promise<MapPicture>
  opening: (clusterId: number) => Promise<Opening>
  jobsOf: (clusterId: number) => Promise<number[]>
  close: () => void
}
