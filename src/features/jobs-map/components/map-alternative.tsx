import { Link } from '@tanstack/react-router'
import { List } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { JobFilters } from '#/domain/job/job-filters.ts'
import { cn } from '#/ui/cn.ts'
import { Button } from '#/ui/button.tsx'

export type MapAlternativeProps = { reason: 'noMap' | 'noScript'; filters: JobFilters }

/** Without scripts nothing follows the map. The list hides there, and what does not know to hide is covered. */
const LEVELS = { noMap: 'z-9 pl-(--side) max-md:pb-78', noScript: 'z-12' }

/** What stands in the map's place where there can be none: the same jobs as a list. */
export function MapAlternative({ reason, filters }: MapAlternativeProps) {
  const t = useTranslations('map.alternative')
  return (
    <div
      className={cn(
        'absolute inset-0 grid content-center justify-items-center gap-4 bg-sunken px-6 text-center',
        LEVELS[reason],
      )}
    >
      <p className="max-w-sm text-pretty text-ink-2">{t(reason)}</p>
      <Button asChild variant="primary">
        <Link to="/jobs" search={filters}>
          <List aria-hidden="true" />
          {t('openList')}
        </Link>
      </Button>
    </div>
  )
}
