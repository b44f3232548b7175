import { parseJobFilters, type JobFilters } from '#/domain/job/job-filters.ts'

/** The orders a list can have; by fit for job seekers alone. */
export const JOB_SORTS = ['newest', 'salary', 'match'] as const
export type JobSort = (typeof JOB_SORTS)[number]
export const SORTS_OF_ALL = ['newest', 'salary'] as const satisfies readonly JobSort[]

/** A page for people; the map and other callers may ask for more at once. */
export const JOBS_PER_PAGE = 25
export const JOBS_PER_PAGE_MAX = 200
/** By fit so many of the newest are put into order. */
export const JOBS_RANKED_MAX = 500
/** What a call without parameters answers at most. */
export const JOBS_AT_ONCE_MAX = 10_000

/**
 * What the address of `/jobs` says: the nine parameters, the order, where the page begins, and which job is open beside
 * it. Newest first is no order worth saying.
 */
export type JobsSearch = JobFilters & { sort?: Exclude<JobSort, 'newest'>; cursor?: string; job?: string }

const ORDERS_SAID = ['salary', 'match'] as const

/** The same list in another order, from its beginning. */
export function withSort(search: JobsSearch, sort: JobSort): JobsSearch {
  const { sort: _sort, ...list } = fromTheTop(search)
  return sort === 'newest' ? list : { ...list, sort }
}

/** The address of the same list from its beginning, with no job picked. */
export function fromTheTop({ cursor: _cursor, job: _job, ...search }: JobsSearch): JobsSearch {
  return search
}

const ADDRESS_PART_MAX = 100

function readPart(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' && value.length <= ADDRESS_PART_MAX ? value : undefined
}

/** Reads the address of `/jobs`; what is not known is left out. */
export function parseJobsSearch(search: Record<string, unknown>): JobsSearch {
  const [cursor, job] = [readPart(search.cursor), readPart(search.job)]
  const sort = ORDERS_SAID.find((order) => order === search.sort)
  return { ...parseJobFilters(search), ...(sort && { sort }), ...(cursor && { cursor }), ...(job && { job }) }
}
