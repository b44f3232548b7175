import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { JobFilters } from '#/domain/job/job-filters.ts'
import { Button } from '#/ui/button.tsx'
import { KEEP_CLEAR } from '#/ui/keep-clear.ts'
import { FilterChip, SearchChip } from './filter-chip.tsx'
import { FilterDrawer } from './filter-drawer.tsx'
import { FILTER_FIELDS, type FilterField, type FilterFieldProps } from './filter-field.ts'
import { useFieldLabel } from './use-filter-label.ts'
import { ViewSwitch, type JobsView } from './view-switch.tsx'

export type FilterBarProps = FilterFieldProps & {
  view: JobsView
  /** What stands in place of the chips where no script opens them. */
  plain?: ReactNode
}

const without = (field: FilterField): JobFilters =>
  field === 'pay' ? { minSalary: undefined, maxSalary: undefined } : { [field]: undefined }

const isSet = (field: FilterField, filters: JobFilters) =>
  Object.keys(without(field)).some((key) => filters[key as keyof JobFilters])

/** Which filter is open, and which stood in front then: the bar keeps its order while somebody chooses. */
type Opened = { field: FilterField; inFront: readonly FilterField[] }

/** Set filters first, then the others; one keyed list, so that a chip that changes keeps its open panel. */
function FilterChips({ filters, currency, onChange }: FilterFieldProps) {
  const labelOf = useFieldLabel(currency)
  const [opened, setOpened] = useState<Opened | null>(null)
  const inFront = opened?.inFront ?? FILTER_FIELDS.filter((field) => isSet(field, filters))
  const behind = FILTER_FIELDS.filter((field) => !inFront.includes(field))
  const searched = labelOf('search', filters)
  const chip = (field: FilterField) => (
    <FilterChip
      key={field}
      field={field}
      filters={filters}
      currency={currency}
      onChange={onChange}
      label={labelOf(field, filters)}
      onRemove={() => onChange(without(field))}
      open={opened?.field === field}
      onOpenChange={(open) => setOpened(open ? { field, inFront } : null)}
    />
  )
  const divider = <span key="divider" aria-hidden="true" className="mx-1 h-5 w-px flex-none bg-line-2" />
  return (
    <>
      {searched !== null && <SearchChip label={searched} onRemove={() => onChange({ search: undefined })} />}
      {[
        ...inFront.map(chip),
        ...(inFront.length > 0 || searched !== null ? [divider] : []),
        ...behind.map(chip),
      ]}
    </>
  )
}

/** Stays under the top bar: what is filtered by, what else could be, and the switch between list and map. */
export function FilterBar({ filters, currency, onChange, view, plain }: FilterBarProps) {
  const t = useTranslations('job.filters')
  return (
    <nav
      aria-label={t('label')}
      {...KEEP_CLEAR}
      className="sticky top-(--top) z-20 flex h-15 flex-none items-center justify-between gap-2 border-b border-line bg-paper px-3 md:h-14 md:gap-4 md:px-5"
    >
      <div className="-m-1 flex min-w-0 items-center gap-2 overflow-x-auto p-1 [scrollbar-width:none] max-md:hidden noscript:hidden">
        <FilterChips filters={filters} currency={currency} onChange={onChange} />
        {Object.keys(filters).length > 0 && (
          <Button asChild variant="quiet" size="sm" className="flex-none">
            <Link to={view === 'map' ? '/jobs/maps' : '/jobs'}>{t('clearAll')}</Link>
          </Button>
        )}
      </div>
      <noscript className="min-w-0">{plain}</noscript>
      <FilterDrawer filters={filters} currency={currency} onChange={onChange} view={view} />
      <ViewSwitch filters={filters} />
    </nav>
  )
}
