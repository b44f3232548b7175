import { useLocale, useTranslations } from 'use-intl'
import { moneyText, payAmount } from '#/components/job/pay-text.ts'
import { toJobCriteria, type JobFilterKey, type JobFilters } from '#/domain/job/job-filters.ts'
import type { Currency } from '#/domain/money/currency.ts'
import type { FilterField } from './filter-field.ts'

/**
 * Says what an active filter means: 'Full time +1', '£30,000 and up'. A malformed value is shown as what it is. Amounts
 * are in the reader's `currency`, as the search takes them.
 */
export function useFilterLabel(currency: Currency): (key: JobFilterKey, filters: JobFilters) => string {
  const t = useTranslations('job')
  const vocabulary = useTranslations('vocabulary')
  const locale = useLocale()
  const shorten = ([first, ...others]: string[]) =>
    first && others.length > 0 ? t('filters.more', { first, count: others.length }) : first
  // What has quotes of its own needs none.
  const quoted = (text: string) => (text.includes('"') ? text : t('filters.searchFor', { text }))
  const money = (amount: number) => moneyText(amount, currency, locale)

  return (key, filters) => {
    const criteria = toJobCriteria(filters)
    const { minSalary, maxSalary, experienceYears, educationLevel } = criteria
    const labels: Record<JobFilterKey, string | undefined> = {
      search: criteria.search === null ? undefined : quoted(criteria.search),
      jobType: shorten(criteria.jobTypes.map((code) => vocabulary(`jobType.${code}`))),
      jobDuration: shorten(criteria.jobDurations.map((code) => vocabulary(`jobDuration.${code}`))),
      sector: shorten(criteria.sectors.map((code) => vocabulary(`sector.${code}`))),
      workLocation: shorten(criteria.workLocations.map((code) => vocabulary(`workLocation.${code}`))),
      minSalary: minSalary === null ? undefined : t('filters.minSalary', { amount: money(minSalary) }),
      maxSalary: maxSalary === null ? undefined : t('filters.maxSalary', { amount: money(maxSalary) }),
      experienceYears: experienceYears === null ? undefined : t('filters.years', { years: experienceYears }),
      educationLevel:
        educationLevel === null
          ? undefined
          : t('filters.education', { level: vocabulary(`educationLevel.${educationLevel}`) }),
    }
    return labels[key] ?? t('filters.unknown', { value: filters[key] ?? '' })
  }
}

/** The same for a filter as a person thinks of it: both ends of pay are one. Null while it is not set. */
export function useFieldLabel(
  currency: Currency,
): (field: FilterField | 'search', filters: JobFilters) => string | null {
  const locale = useLocale()
  const labelOf = useFilterLabel(currency)
  return (field, filters) => {
    if (field !== 'pay') return filters[field] ? labelOf(field, filters) : null
    const { minSalary, maxSalary } = toJobCriteria(filters)
    const isRange = minSalary !== null && maxSalary !== null
    if (isRange) {
      const range = { minSalary, maxSalary, currency, salaryPeriod: 'Year' as const }
      return payAmount(range, locale)?.amount ?? null
    }
    if (filters.minSalary) return labelOf('minSalary', filters)
    return filters.maxSalary ? labelOf('maxSalary', filters) : null
  }
}
