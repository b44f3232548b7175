import { JOB_FILTER_KEYS, type JobFilterKey, type JobFilters } from '#/domain/job/job-filters.ts'

/** The nine parameters alone, without where one is in the list. */
export function pickFilters(search: JobFilters): JobFilters {
  return Object.fromEntries(
    JOB_FILTER_KEYS.flatMap((key) => (search[key] ? [[key, search[key]] as const] : [])),
  )
}

/** The filters with some changed; '' and undefined take one away. */
export function withFilters(filters: JobFilters, changes: JobFilters): JobFilters {
  return pickFilters({ ...filters, ...changes })
}

/** The filters that are set, in the order of the bar. */
export function activeFilters(filters: JobFilters): JobFilterKey[] {
  return JOB_FILTER_KEYS.filter((key) => filters[key])
}

/** A comma list as the codes of a vocabulary; unknown ones are left out. */
export function readList<Code extends string>(list: string | undefined, codes: readonly Code[]): Code[] {
  const asked = new Set(list?.split(',').map((code) => code.trim()))
  return codes.filter((code) => asked.has(code))
}
