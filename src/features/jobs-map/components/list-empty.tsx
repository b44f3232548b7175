import { Link } from '@tanstack/react-router'
import { MapPinOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { JobFilters } from '#/domain/job/job-filters.ts'
import { Button } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/empty-state.tsx'
import type { Found } from '../use-map-source.ts'

export type ListEmptyProps = {
  found: Found
  filters: JobFilters
  /** What to say where the search has no result; another feature's, put in by the route. */
  nothingFound: ReactNode
  onRetry: () => void
  /** Null where there is nothing to go to. */
  onShowAll: (() => void) | null
}

/** Why the list is empty, and the one way on. Null while nobody knows. */
export function ListEmpty({
  found: { state, summary },
  filters,
  nothingFound,
  onRetry,
  onShowAll,
}: ListEmptyProps) {
  const t = useTranslations('map')
  const asList = (
    <Button asChild>
      <Link to="/jobs" search={filters}>
        {t('alternative.openList')}
      </Link>
    </Button>
  )
  if (state === 'failed') {
    const again = (
      <Button variant="primary" onClick={onRetry}>
        {t('failed.retry')}
      </Button>
    )
    return (
      <EmptyState
        title={t('failed.title')}
        action={
          <>
            {again}
            {asList}
          </>
        }
      >
        {t('failed.help')}
      </EmptyState>
    )
  }
  if (state === 'too-many') {
    return (
      <EmptyState title={t('tooMany.title')} action={asList}>
        {t('tooMany.help')}
      </EmptyState>
    )
  }
  if (!summary) return null
  if (summary.onMap > 0) {
    return (
      <EmptyState
        icon={MapPinOff}
        title={t('empty.here')}
        action={onShowAll && <Button onClick={onShowAll}>{t('empty.showAll')}</Button>}
      >
        {t('empty.hereHelp')}
      </EmptyState>
    )
  }
  return nothingFound
}
