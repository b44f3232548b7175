import { parseJobFilters, type JobFilters } from '#/domain/job/job-filters.ts'

/** The orders a list can have; by fit for job seekers alone. */
export const JOB_SORTS = ['newest', 'salary', 'match'] as const
export type JobSort = (typeof JOB_SORTS)[number]

/** A page for people; the map and other callers may ask for more at once. */
export const JOBS_PER_PAGE = 25
export const JOBS_PER_PAGE_MAX = 200
/** What a call without parameters answers at most. */
export const JOBS_AT_ONCE_MAX = 10_000

/** What the address of `/jobs` says: the nine parameters, where the page begins, and which job is open beside it. */
export type JobsSearch = JobFilters & { cursor?: string; job?: string }

const ADDRESS_PART_MAX = 100

function readPart(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' && value.length <= ADDRESS_PART_MAX ? value : undefined
}

/** Reads the address of `/jobs`; what is not known is left out. */
export function parseJobsSearch(search: Record<string, unknown>): JobsSearch {
  const { cursor, job } = { cursor: readPart(search.cursor), job: readPart(search.job) }
  return { ...parseJobFilters(search), ...(cursor && { cursor }), ...(job && { job }) }
}
