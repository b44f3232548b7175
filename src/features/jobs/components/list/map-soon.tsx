import { Link } from '@tanstack/react-router'
import { Map as MapIcon } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { ComingScreen } from '#/components/screens/coming-screen.tsx'
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
      <ComingScreen
        icon={MapIcon}
        title={t('heading')}
        actions={
          <Button asChild variant="primary">
            <Link to="/jobs" search={filters}>
              {t('showList')}
            </Link>
          </Button>
        }
      >
        {t('help')}
      </ComingScreen>
    </>
  )
}
