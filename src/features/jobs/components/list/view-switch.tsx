import { Link } from '@tanstack/react-router'
import { List, Map as MapIcon } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { JobFilters } from '#/domain/job/job-filters.ts'

export type JobsView = 'list' | 'map'

const VIEWS = [
  { view: 'list', to: '/jobs', icon: List },
  { view: 'map', to: '/jobs/maps', icon: MapIcon },
] as const

/** Two links that look like one control: the search goes along, and it works without scripts. */
export function ViewSwitch({ filters }: { filters: JobFilters }) {
  const t = useTranslations('job.list.view')
  return (
    <div role="group" aria-label={t('label')} className="flex flex-none gap-0.5 rounded-ctl bg-track p-0.5">
      {VIEWS.map(({ icon: Icon, ...option }) => (
        <Link
          key={option.view}
          to={option.to}
          search={filters}
          activeOptions={{ exact: true, includeSearch: false }}
          className="inline-flex h-8 items-center justify-center gap-1.5 rounded-tag px-3 text-13 font-medium text-ink-2 transition-colors hover:text-ink touch:h-10 aria-[current=page]:bg-thumb aria-[current=page]:text-ink aria-[current=page]:ring-1 aria-[current=page]:ring-control aria-[current=page]:shadow-thumb"
        >
          <Icon aria-hidden="true" className="size-4" />
          <span className="max-md:sr-only">{t(option.view)}</span>
        </Link>
      ))}
    </div>
  )
}
