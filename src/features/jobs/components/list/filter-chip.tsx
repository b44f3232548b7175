import { lazyRouteComponent } from '@tanstack/react-router'
import { ChevronDown, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { LatePart } from '#/components/screens/late-part.tsx'
import { Chip } from '#/ui/chip.tsx'
import { popoverState } from '#/ui/popover-state.ts'
import type { FilterField, FilterFieldProps } from './filter-field.ts'

type SetFilterProps = { label: string; onRemove: () => void }

const PILL =
  'inline-flex h-8 flex-none items-center rounded-full border border-sky-edge bg-sky-tint text-13 font-medium whitespace-nowrap text-sky-ink transition-colors hover:border-sky touch:h-11'

function RemoveFilter({ label, onRemove }: SetFilterProps) {
  const t = useTranslations('job.filters')
  return (
    <button
      type="button"
      aria-label={t('remove', { filter: label })}
      onClick={onRemove}
      className="grid h-full w-8 place-items-center rounded-r-full pr-1.5 focus-visible:-outline-offset-2 [&_svg]:size-3.5"
    >
      <X aria-hidden="true" />
    </button>
  )
}

/** A word that is searched for; it is changed where it was typed. */
export function SearchChip({ label, onRemove }: SetFilterProps) {
  return (
    <span className={PILL}>
      <span className="max-w-44 truncate pr-0.5 pl-3">{label}</span>
      <RemoveFilter label={label} onRemove={onRemove} />
    </span>
  )
}

export type FilterChipProps = FilterFieldProps & {
  field: FilterField
  /** What it is set to; null while it is not. */
  label: string | null
  onRemove: () => void
  open: boolean
  onOpenChange: (open: boolean) => void
}

const FilterPanel = lazyRouteComponent(() => import('./filter-panel.tsx'), 'FilterPanel')

/** Also after it has failed: then it is tried once more. */
const fetchPanel = () => void FilterPanel.preload?.()

/** One filter of the bar: its name while it is free, its value once it is set. Either opens its choices. */
export function FilterChip({ field, label, onRemove, open, onOpenChange, ...control }: FilterChipProps) {
  const t = useTranslations('job.filters.name')
  const anchor = useRef<HTMLButtonElement>(null)
  const id = useId()
  const isSet = label !== null
  const trigger = {
    ...popoverState(id, open),
    ref: anchor,
    onPointerEnter: fetchPanel,
    onFocus: fetchPanel,
    onClick: () => {
      fetchPanel()
      onOpenChange(!open)
    },
  }
  return (
    <span className={isSet ? PILL : 'contents'}>
      {isSet ? (
        <button
          type="button"
          className="h-full max-w-48 truncate rounded-l-full pr-0.5 pl-3 focus-visible:-outline-offset-2"
          title={t(field)}
          {...trigger}
        >
          <span className="sr-only">{t(field)}: </span>
          {label}
        </button>
      ) : (
        <Chip {...trigger}>
          {t(field)}
          <ChevronDown aria-hidden="true" />
        </Chip>
      )}
      <LatePart isWanted={open} onFailed={() => onOpenChange(false)}>
        <FilterPanel
          {...control}
          field={field}
          anchor={anchor}
          id={id}
          label={t(field)}
          open={open}
          onOpenChange={onOpenChange}
        />
      </LatePart>
      {isSet && <RemoveFilter label={label} onRemove={onRemove} />}
    </span>
  )
}
