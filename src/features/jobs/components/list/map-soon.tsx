import { Link } from '@tanstack/react-router'
import { Map as MapIcon } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { JobFilters } from '#/domain/job/job-filters.ts'
import { Button } from '#/ui/button.tsx'
import { withFilters } from '../../filter-values.ts'
import { FilterBar } from './filter-bar.tsx'

export type MapSoonProps = { filters: JobFilters; onFilter: (filters: JobFilters) => void }

/** What stands at the map's address before there is a map: the search is kept and the list answers it. */
export function MapSoon({ filters, onFilter }: MapSoonProps) {
  const t = useTranslations('job.list.map')
  return (
    <>
      <FilterBar
        filters={filters}
        onChange={(changes) => onFilter(withFilters(filters, changes))}
        view="map"
      />
      <div className="mx-auto grid max-w-md flex-1 content-center justify-items-center gap-1 px-4 py-16 text-center">
        <span className="mb-3 grid size-12 place-items-center rounded-full bg-sky-tint text-sky-ink">
          <MapIcon aria-hidden="true" className="size-5" />
        </span>
        <h1 className="text-22">{t('heading')}</h1>
        <p className="text-pretty text-muted">{t('help')}</p>
        <Button asChild variant="primary" size="lg" className="mt-5">
          <Link to="/jobs" search={filters}>
            {t('showList')}
          </Link>
        </Button>
      </div>
    </>
  )
}
