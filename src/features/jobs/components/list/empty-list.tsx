import { Link } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { asksPayBackwards, type JobFilters } from '#/domain/job/job-filters.ts'
import { Button } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/empty-state.tsx'
import { activeFilters, withFilters } from '../../filter-values.ts'
import type { FilterRelief } from '../../published-jobs.view.ts'
import { useFilterLabel } from './use-filter-label.ts'

export type EmptyListProps = { filters: JobFilters; relief: readonly FilterRelief[]; isPastEnd: boolean }

const OFFERED_MAX = 3

/** Nothing was found: says which filter to drop, and what dropping it would bring. */
export function EmptyList({ filters, relief, isPastEnd }: EmptyListProps) {
  const t = useTranslations('job')
  const labelOf = useFilterLabel()
  const active = activeFilters(filters)
  if (isPastEnd || active.length === 0) {
    const kind = isPastEnd ? 'past' : 'noJobs'
    return (
      <EmptyState icon={SearchX} title={t(`list.empty.${kind}`)}>
        {t(`list.empty.${kind}Help`)}
      </EmptyState>
    )
  }
  const help = relief.length > 0 ? 'some' : active.length === 1 ? 'one' : 'none'
  return (
    <EmptyState
      icon={SearchX}
      title={t('list.empty.title')}
      action={
        <>
          {relief.slice(0, OFFERED_MAX).map(({ key, count }) => {
            const values = { filter: labelOf(key, filters), count: count.value, capped: String(count.capped) }
            return (
              <Button asChild key={key} className="max-w-full">
                <Link to="/jobs" search={withFilters(filters, { [key]: undefined })}>
                  <span className="truncate">{t('list.empty.drop', values)}</span>
                </Link>
              </Button>
            )
          })}
          <Button asChild variant={relief.length > 0 ? 'quiet' : 'primary'}>
            <Link to="/jobs">{t('filters.clearAll')}</Link>
          </Button>
        </>
      }
    >
      {asksPayBackwards(filters) ? t('list.empty.payBackwards') : t(`list.empty.${help}`)}
    </EmptyState>
  )
}
