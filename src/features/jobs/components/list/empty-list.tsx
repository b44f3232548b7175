import { Link } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import { asksPayBackwards, type JobFilters } from '#/domain/job/job-filters.ts'
import { JOB_DURATIONS, JOB_TYPES, WORK_LOCATIONS } from '#/domain/job/vocabulary.ts'
import type { Currency } from '#/domain/money/currency.ts'
import { Button } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/empty-state.tsx'
import { filterInSearch, type NamedFilter } from '../../filter-in-search.ts'
import { activeFilters, withFilters } from '../../filter-values.ts'
import type { FilterRelief, JobCount, Unsaid } from '../../published-jobs.view.ts'
import { useFilterLabel } from './use-filter-label.ts'

export type EmptyListProps = {
  filters: JobFilters
  currency: Currency
  relief: readonly FilterRelief[] | null
  alone: readonly FilterRelief[]
  unsaid: Unsaid | null
  isPastEnd: boolean
  to?: JobsPath
}

export type JobsPath = '/jobs' | '/jobs/maps'

const OFFERED_MAX = 3

type WayOutProps = {
  to: JobsPath
  filters: JobFilters
  text: 'drop' | 'without' | 'only'
  filter: string
  count: JobCount
}

function WayOut({ to, filters, text, filter, count: { value, capped } }: WayOutProps) {
  const t = useTranslations('job')
  const values = { filter, count: value, capped: String(capped) }
  return (
    <Button asChild className="max-w-full">
      <Link to={to} search={filters}>
        <span className="truncate">{t(`nothingFound.${text}`, values)}</span>
      </Link>
    </Button>
  )
}

/** A filter whose name stands among the words that are searched, and is not set. */
function useFilterInSearch(filters: JobFilters) {
  const vocabulary = useTranslations('vocabulary')
  const named = [
    ...JOB_TYPES.map((value) => ({ key: 'jobType' as const, value, label: vocabulary(`jobType.${value}`) })),
    ...JOB_DURATIONS.map((value) => ({
      ...{ key: 'jobDuration' as const, value },
      label: vocabulary(`jobDuration.${value}`),
    })),
    ...WORK_LOCATIONS.map((value) => ({
      ...{ key: 'workLocation' as const, value },
      label: vocabulary(`workLocation.${value}`),
    })),
  ]
  const isFree = ({ key }: NamedFilter) => !filters[key]
  return filters.search ? filterInSearch(filters.search, named.filter(isFree)) : null
}

function useReason({ filters, relief, alone, unsaid }: EmptyListProps): string | null {
  const t = useTranslations('job')
  const format = useFormatter()
  if (unsaid) {
    const words = unsaid.words.map((text) => t('filters.searchFor', { text }))
    return t('nothingFound.unsaid', { words: format.list(words, { type: 'disjunction' }) })
  }
  if (asksPayBackwards(filters)) return t('nothingFound.payBackwards')
  if (!relief) return null
  if (alone.length > 0) return t('nothingFound.alone')
  const help = relief.length > 0 ? 'some' : activeFilters(filters).length === 1 ? 'one' : 'none'
  return t(`nothingFound.${help}`)
}

/** Nothing was found: says which word or filter to drop, and what dropping it would bring. */
export function EmptyList(props: EmptyListProps) {
  const { filters, currency, alone, unsaid, isPastEnd, to = '/jobs' } = props
  const relief = props.relief ?? []
  const t = useTranslations('job')
  const labelOf = useFilterLabel(currency)
  const reason = useReason(props)
  const meant = useFilterInSearch(filters)
  const active = activeFilters(filters)
  if (isPastEnd || active.length === 0) {
    const kind = isPastEnd ? 'past' : 'noJobs'
    return (
      <EmptyState icon={SearchX} title={t(`nothingFound.${kind}`)}>
        {t(`nothingFound.${kind}Help`)}
      </EmptyState>
    )
  }
  const rest = unsaid?.rest
  const restFilters = withFilters(filters, { search: rest?.search })
  return (
    <EmptyState
      icon={SearchX}
      title={t('nothingFound.title')}
      action={
        <>
          {meant && (
            <Button asChild className="max-w-full">
              <Link to={to} search={withFilters(filters, { [meant.key]: meant.value, search: meant.rest })}>
                <span className="truncate">{t('nothingFound.asFilter', { filter: meant.label })}</span>
              </Link>
            </Button>
          )}
          {rest && (
            <WayOut
              to={to}
              filters={restFilters}
              text="without"
              filter={labelOf('search', restFilters)}
              count={rest.count}
            />
          )}
          {relief.slice(0, OFFERED_MAX).map(({ key, count }) => (
            <WayOut
              key={key}
              to={to}
              filters={withFilters(filters, { [key]: undefined })}
              text="drop"
              filter={labelOf(key, filters)}
              count={count}
            />
          ))}
          {alone.slice(0, OFFERED_MAX).map(({ key, count }) => (
            <WayOut
              key={key}
              to={to}
              filters={{ [key]: filters[key] }}
              text="only"
              filter={labelOf(key, filters)}
              count={count}
            />
          ))}
          <Button asChild variant={meant || rest || relief.length + alone.length > 0 ? 'quiet' : 'primary'}>
            <Link to={to}>{t('filters.clearAll')}</Link>
          </Button>
        </>
      }
    >
      {reason}
    </EmptyState>
  )
}
