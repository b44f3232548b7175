import { ChevronDown, X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Chip } from '#/ui/chip.tsx'
import { cn } from '#/ui/cn.ts'
import { Popover } from '#/ui/popover.tsx'
import { FilterControl, type FilterField, type FilterFieldProps } from './filter-fields.tsx'

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
      className="grid h-full w-8 place-items-center rounded-r-full pr-1.5 [&_svg]:size-3.5"
    >
      <X aria-hidden="true" />
    </button>
  )
}

/** A word that is searched for; it is changed where it was typed. */
export function SearchChip({ label, onRemove }: SetFilterProps) {
  return (
    <span className={cn(PILL, 'pl-3')}>
      <span className="max-w-40 truncate">{label}</span>
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

/** One filter of the bar: its name while it is free, its value once it is set. Either opens its choices. */
export function FilterChip({ field, label, onRemove, open, onOpenChange, ...control }: FilterChipProps) {
  const t = useTranslations('job.filters.name')
  const isSet = label !== null
  const trigger = isSet ? (
    <button
      type="button"
      className="h-full max-w-48 truncate rounded-l-full pl-3 focus-visible:-outline-offset-2"
      title={t(field)}
    >
      <span className="sr-only">{t(field)}: </span>
      {label}
    </button>
  ) : (
    <Chip>
      {t(field)}
      <ChevronDown aria-hidden="true" />
    </Chip>
  )
  return (
    <span className={isSet ? PILL : 'contents'}>
      <Popover
        label={t(field)}
        open={open}
        onOpenChange={onOpenChange}
        className={field === 'sector' ? 'w-[34rem]' : undefined}
        trigger={trigger}
      >
        <FilterControl field={field} {...control} onDone={() => onOpenChange(false)} />
      </Popover>
      {isSet && <RemoveFilter label={label} onRemove={onRemove} />}
    </span>
  )
}
