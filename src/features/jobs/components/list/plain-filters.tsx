import { Link } from '@tanstack/react-router'
import { ChevronDown, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { JobFilters } from '#/domain/job/job-filters.ts'
import { JOB_LIMITS } from '#/domain/job/publish-rules.ts'
import type { Currency } from '#/domain/money/currency.ts'
import { currencySymbol } from '#/lib/intl-formats.ts'
import { Button } from '#/ui/button.tsx'
import { Input } from '#/ui/input.tsx'
import { Select } from '#/ui/select.tsx'
import { activeFilters, pickFilters, withFilters } from '../../filter-values.ts'
import { withSort, type JobSort, type JobsSearch } from '../../jobs-search.ts'
import { FILTER_CHOICES, type ChoiceField } from './filter-choices.ts'
import { useFilterLabel } from './use-filter-label.ts'

export type PlainFiltersProps = {
  search: JobsSearch
  /** The orders that this reader can choose from. */
  sorts: readonly JobSort[]
  currency: Currency
}

type FieldsProps = { filters: JobFilters; currency: Currency }

function Labelled({ name, children }: { name: string; children: ReactNode }) {
  return (
    <label className="grid min-w-0 content-start gap-1 text-13 font-medium text-ink-2">
      {name}
      {children}
    </label>
  )
}

/** One value of a vocabulary. Several at once, which an address can say, stay one choice of the list. */
function Choice({ field, filters, currency }: FieldsProps & { field: ChoiceField }) {
  const t = useTranslations('job.filters')
  const vocabulary = useTranslations('vocabulary')
  const labelOf = useFilterLabel(currency)
  const codes: readonly string[] = FILTER_CHOICES[field]
  const value = filters[field] ?? ''
  const listed = codes.map((code) => ({
    value: code,
    label: vocabulary(`${field}.${code}` as 'jobType.FullTime'),
  }))
  const isOther = value !== '' && !codes.includes(value)
  return (
    <Labelled name={t(`name.${field}`)}>
      <Select
        name={field}
        placeholder={t('any')}
        defaultValue={value}
        options={isOther ? [{ value, label: labelOf(field, filters) }, ...listed] : listed}
      />
    </Labelled>
  )
}

function Amount({
  field,
  filters,
  ...props
}: Pick<FieldsProps, 'filters'> & { field: keyof JobFilters; max?: number; start?: string }) {
  return <Input type="number" name={field} min={0} step={1} defaultValue={filters[field]} {...props} />
}

function Fields({ filters, currency }: FieldsProps) {
  const t = useTranslations('job.filters')
  const symbol = currencySymbol(useLocale(), currency)
  const choice = { filters, currency }
  return (
    <>
      <Labelled name={t('name.search')}>
        <Input type="search" name="search" maxLength={200} defaultValue={filters.search} />
      </Labelled>
      <Choice field="jobType" {...choice} />
      <Choice field="jobDuration" {...choice} />
      <Choice field="sector" {...choice} />
      <Choice field="workLocation" {...choice} />
      <Labelled name={`${t('name.pay')}: ${t('minSalaryField')}`}>
        <Amount field="minSalary" filters={filters} start={symbol} />
      </Labelled>
      <Labelled name={`${t('name.pay')}: ${t('maxSalaryField')}`}>
        <Amount field="maxSalary" filters={filters} start={symbol} />
      </Labelled>
      <Labelled name={t('yearsField')}>
        <Amount field="experienceYears" filters={filters} max={JOB_LIMITS.experienceYearsMax} />
      </Labelled>
      <Choice field="educationLevel" {...choice} />
    </>
  )
}

function Order({ search, sorts }: Pick<PlainFiltersProps, 'search' | 'sorts'>) {
  const t = useTranslations('job.list')
  return (
    <Labelled name={t('sortLabel')}>
      <Select
        name="sort"
        defaultValue={search.sort ?? 'newest'}
        options={sorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
      />
    </Labelled>
  )
}

/** What is filtered by; each is a link to the same list without it. */
function SetFilters({ search, currency }: Pick<PlainFiltersProps, 'search' | 'currency'>) {
  const t = useTranslations('job.filters')
  const labelOf = useFilterLabel(currency)
  const filters = pickFilters(search)
  return activeFilters(filters).map((key) => {
    const label = labelOf(key, filters)
    return (
      <Link
        key={key}
        to="/jobs"
        search={withSort(withFilters(filters, { [key]: undefined }), search.sort ?? 'newest')}
        aria-label={t('remove', { filter: label })}
        className="inline-flex h-8 flex-none items-center gap-1.5 rounded-full border border-sky-edge bg-sky-tint px-3 text-13 font-medium whitespace-nowrap text-sky-ink hover:border-sky [&_svg]:size-3.5"
      >
        <span className="max-w-40 truncate">{label}</span>
        <X aria-hidden="true" />
      </Link>
    )
  })
}

/** The filters as a form that works without scripts: it opens by itself and asks for the same addresses. */
export function PlainFilters({ search, sorts, currency }: PlainFiltersProps) {
  const t = useTranslations('job.filters')
  const filters = pickFilters(search)
  return (
    <div className="flex min-w-0 items-center gap-2">
      <details className="group flex-none">
        <summary className="flex h-8 list-none items-center gap-1.5 rounded-full border border-line-2 bg-surface px-3 text-13 font-medium text-ink-2 hover:border-control touch:h-11 [&::-webkit-details-marker]:hidden [&_svg]:size-3.5 [&_svg]:text-muted">
          {t('open')}
          <ChevronDown aria-hidden="true" className="group-open:rotate-180" />
        </summary>
        <form
          action="/jobs"
          className="absolute inset-x-0 top-full max-h-[calc(100dvh-var(--top)-3.75rem)] overflow-y-auto border-b border-line bg-raised px-3 py-5 shadow-float md:px-5"
        >
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
            <Fields filters={filters} currency={currency} />
            <Order search={search} sorts={sorts} />
          </div>
          <div className="mt-5 flex gap-2">
            <Button type="submit" variant="primary">
              {t('showJobs')}
            </Button>
            <Button asChild>
              <Link to="/jobs">{t('clearAll')}</Link>
            </Button>
          </div>
        </form>
      </details>
      <div className="-m-1 flex min-w-0 items-center gap-2 overflow-x-auto p-1 max-md:hidden">
        <SetFilters search={search} currency={currency} />
      </div>
    </div>
  )
}
