import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import type { JobFilters } from '#/domain/job/job-filters.ts'
import type { Currency } from '#/domain/money/currency.ts'
import type { Fit } from '#/domain/matching/types.ts'
import { useMediaQuery } from '#/lib/use-media-query.ts'
import { cn } from '#/ui/cn.ts'
import { pickFilters, withFilters } from '../../filter-values.ts'
import { withSort, type JobSort, type JobsSearch } from '../../jobs-search.ts'
import { useJobPages } from '../../published-jobs.queries.ts'
import { JobPane } from '../detail/job-pane.tsx'
import type { SlotsOf } from '../detail/job-slots.ts'
import { drawPlainFilters } from './draw-plain-filters.tsx'
import { FilterBar } from './filter-bar.tsx'
import { JobList, type RowLikes } from './job-list.tsx'

export type JobsScreenProps = {
  search: JobsSearch
  fits: Readonly<Record<string, Fit>>
  likes: RowLikes
  /** The orders that this reader can choose from. */
  sorts: readonly JobSort[]
  currency: Currency
  /** What stands in the pane about fits and likes. */
  slotsOf: SlotsOf
  onSearch: (search: JobsSearch, how: 'push' | 'replace') => void
}

/** From here the detail stands beside the list; the classes `lg:` say the same. */
const SPLIT = '(min-width: 64rem)'

/** Filters above; below the list, and beside it on wide screens the job one picked, at first the first. An empty list has all the room. */
export function JobsScreen({ search, fits, likes, sorts, currency, slotsOf, onSearch }: JobsScreenProps) {
  const t = useTranslations('job.list')
  const isSplit = useMediaQuery(SPLIT)
  const filters = pickFilters(search)
  const first = useJobPages(search).pages[0]?.jobs[0]?.id ?? null
  const selectedId = search.job ?? (isSplit ? first : null)
  const hasPane = selectedId !== null || first !== null
  const select = useCallback((job: string) => onSearch({ ...search, job }, 'replace'), [onSearch, search])
  const change = (changes: JobFilters) =>
    onSearch(withSort(withFilters(filters, changes), search.sort ?? 'newest'), 'push')
  return (
    <>
      <FilterBar
        filters={filters}
        currency={currency}
        onChange={change}
        view="list"
        plain={drawPlainFilters({ search, sorts, currency })}
      />
      <h1 className="sr-only">{t('heading')}</h1>
      <div
        className={cn(
          'mx-auto grid w-full max-w-split lg:h-[calc(100dvh-var(--top)-3.5rem)] noscript:max-w-[52rem] noscript:lg:h-auto',
          hasPane && 'lg:grid-cols-[minmax(26rem,592px)_minmax(0,1fr)] noscript:lg:grid-cols-1',
        )}
      >
        <div className={cn('min-h-0 min-w-0', hasPane && 'lg:border-r lg:border-line noscript:border-none')}>
          <JobList
            search={search}
            sorts={sorts}
            currency={currency}
            onSort={(sort) => onSearch(withSort(search, sort), 'push')}
            likes={likes}
            fits={fits}
            selectedId={selectedId}
            onSelect={isSplit ? select : null}
          />
        </div>
        {hasPane && <JobPane jobId={selectedId} slotsOf={slotsOf} />}
      </div>
    </>
  )
}
