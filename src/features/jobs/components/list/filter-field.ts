import type { JobFilters } from '#/domain/job/job-filters.ts'
import type { Currency } from '#/domain/money/currency.ts'

/** The filters as a person thinks of them: pay is one of them, though two parameters. */
export const FILTER_FIELDS = [
  'jobType',
  'jobDuration',
  'sector',
  'workLocation',
  'pay',
  'experienceYears',
  'educationLevel',
] as const
export type FilterField = (typeof FILTER_FIELDS)[number]

export type FilterFieldProps = {
  filters: JobFilters
  currency: Currency
  onChange: (changes: JobFilters) => void
  /** The choice is made and its panel may close. */
  onDone?: () => void
}
