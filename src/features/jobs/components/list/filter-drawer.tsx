import { Link } from '@tanstack/react-router'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#/ui/button.tsx'
import { Chip } from '#/ui/chip.tsx'
import { Drawer } from '#/ui/drawer.tsx'
import { activeFilters } from '../../filter-values.ts'
import { FILTER_FIELDS, FilterControl, type FilterFieldProps } from './filter-fields.tsx'
import type { JobsView } from './view-switch.tsx'

/** All filters in a sheet from the foot, for phones. They apply at once; the button only closes the sheet. */
export function FilterDrawer({ filters, onChange, view }: FilterFieldProps & { view: JobsView }) {
  const t = useTranslations('job.filters')
  const [open, setOpen] = useState(false)
  const count = activeFilters(filters).length
  return (
    <div className="md:hidden">
      <Chip
        active={count > 0}
        aria-haspopup="dialog"
        aria-label={count > 0 ? t('openCount', { count }) : undefined}
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal aria-hidden="true" />
        {t('open')}
        {count > 0 && <b className="font-semibold">{count}</b>}
      </Chip>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        side="bottom"
        title={t('label')}
        closeLabel={t('close')}
        footer={
          <div className="flex gap-2">
            <Button asChild size="lg">
              <Link to={view === 'map' ? '/jobs/maps' : '/jobs'} onClick={() => setOpen(false)}>
                {t('clearAll')}
              </Link>
            </Button>
            <Button variant="primary" size="lg" className="flex-1" onClick={() => setOpen(false)}>
              {t('showJobs')}
            </Button>
          </div>
        }
      >
        <div className="divide-y divide-line px-4">
          {FILTER_FIELDS.map((field) => (
            <section key={field} className="py-4">
              <h3 className="mb-2 text-14">{t(`name.${field}`)}</h3>
              <FilterControl field={field} filters={filters} onChange={onChange} />
            </section>
          ))}
        </div>
      </Drawer>
    </div>
  )
}
