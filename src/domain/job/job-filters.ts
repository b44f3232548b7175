import {
  EDUCATION_LEVELS,
  JOB_DURATIONS,
  JOB_TYPES,
  SECTORS,
  WORK_LOCATIONS,
  type EducationLevel,
  type JobDuration,
  type JobType,
  type Sector,
  type WorkLocation,
} from './vocabulary.ts'

/** The nine search parameters of `/jobs/` and `/jobs/maps`: all optional, all strings. */
export const JOB_FILTER_KEYS = [
  'search',
  'jobType',
  'jobDuration',
  'sector',
  'workLocation',
  'minSalary',
  'maxSalary',
  'experienceYears',
  'educationLevel',
] as const
export type JobFilterKey = (typeof JOB_FILTER_KEYS)[number]

/** The parameters as they stand in the address. A numeric-looking value stays a string. */
export type JobFilters = { [key in JobFilterKey]?: string | undefined }

/** The parameters read: what the query filters by. null and [] mean "any". Salaries are per year. */
export type JobCriteria = {
  search: string | null
  jobTypes: JobType[]
  jobDurations: JobDuration[]
  sectors: Sector[]
  workLocations: WorkLocation[]
  minSalary: number | null
  maxSalary: number | null
  experienceYears: number | null
  educationLevel: EducationLevel | null
}

const FILTER_LENGTH_MAX = 400

/**
 * Picks the nine parameters out of a parsed address. Others, empty ones and anything that is not text are left out.
 *
 * @example parseJobFilters({ minSalary: '30000', page: '2' }) // { minSalary: '30000' }
 */
export function parseJobFilters(search: Record<string, unknown>): JobFilters {
  const filters: JobFilters = {}
  for (const key of JOB_FILTER_KEYS) {
    const value = search[key]
    // A link built in code may carry a number: it means the same text.
    const text = typeof value === 'number' ? String(value) : value
    if (typeof text === 'string' && text.trim() !== '') filters[key] = text.slice(0, FILTER_LENGTH_MAX)
  }
  return filters
}

/** The known codes of a comma list; unknown ones are ignored. */
function readCodes<Code extends string>(list: string | undefined, codes: readonly Code[]): Code[] {
  const asked = new Set((list ?? '').split(',').map((code) => code.trim()))
  return codes.filter((code) => asked.has(code))
}

/** An integer of 0 or more that a database `integer` can hold; null for anything else. */
function readWhole(text: string | undefined): number | null {
  const value = text?.trim() ?? ''
  return /^\d{1,9}$/.test(value) ? Number(value) : null
}

/** Reads the parameters. An unknown or malformed value is ignored, as if it were absent. */
export function toJobCriteria(filters: JobFilters): JobCriteria {
  return {
    search: filters.search?.trim() || null,
    jobTypes: readCodes(filters.jobType, JOB_TYPES),
    jobDurations: readCodes(filters.jobDuration, JOB_DURATIONS),
    sectors: readCodes(filters.sector, SECTORS),
    workLocations: readCodes(filters.workLocation, WORK_LOCATIONS),
    minSalary: readWhole(filters.minSalary),
    maxSalary: readWhole(filters.maxSalary),
    experienceYears: readWhole(filters.experienceYears),
    educationLevel: EDUCATION_LEVELS.find((level) => level === filters.educationLevel?.trim()) ?? null,
  }
}

/** Whether pay decides which jobs are found. */
export const asksForPay = ({ minSalary, maxSalary }: JobCriteria): boolean =>
  minSalary !== null || maxSalary !== null

/** The least pay asked for is above the most: each parameter keeps its own rule, and hardly a job meets both. */
export function asksPayBackwards(filters: JobFilters): boolean {
  const { minSalary, maxSalary } = toJobCriteria(filters)
  return minSalary !== null && maxSalary !== null && minSalary > maxSalary
}
