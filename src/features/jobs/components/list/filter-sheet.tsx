import { Link } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#/ui/button.tsx'
import { Drawer } from '#/ui/drawer.tsx'
import { FILTER_FIELDS, type FilterFieldProps } from './filter-field.ts'
import { FilterControl } from './filter-fields.tsx'
import type { JobsView } from './view-switch.tsx'

export type FilterSheetProps = Omit<FilterFieldProps, 'onDone'> & {
  view: JobsView
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** A field of the sheet that says what is wrong with it; its value is not searched for. */
const findWrongField = (event: MouseEvent<HTMLElement>) =>
  event.currentTarget.closest('[role="dialog"]')?.querySelector<HTMLElement>('[aria-invalid="true"]')

/** The sheet itself. Fetched when somebody comes near its button. */
export function FilterSheet({ filters, currency, onChange, view, open, onOpenChange }: FilterSheetProps) {
  const t = useTranslations('job.filters')
  const showJobs = (event: MouseEvent<HTMLElement>) => {
    const wrong = findWrongField(event)
    if (wrong) wrong.focus()
    else onOpenChange(false)
  }
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      side="bottom"
      title={t('label')}
      closeLabel={t('close')}
      footer={
        <div className="flex gap-2">
          <Button asChild size="lg">
            <Link to={view === 'map' ? '/jobs/maps' : '/jobs'} onClick={() => onOpenChange(false)}>
              {t('clearAll')}
            </Link>
          </Button>
          <Button variant="primary" size="lg" className="flex-1" onClick={showJobs}>
            {t('showJobs')}
          </Button>
        </div>
      }
    >
      <div className="divide-y divide-line px-4">
        {FILTER_FIELDS.map((field) => (
          <section key={field} className="py-4">
            <h3 className="mb-2 text-14">{t(`name.${field}`)}</h3>
            <FilterControl field={field} filters={filters} currency={currency} onChange={onChange} />
          </section>
        ))}
      </div>
    </Drawer>
  )
}
