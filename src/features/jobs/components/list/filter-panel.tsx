import { PopoverPanel, type PopoverPanelProps } from '#/ui/popover-panel.tsx'
import type { FilterField, FilterFieldProps } from './filter-field.ts'
import { FilterControl } from './filter-fields.tsx'

export type FilterPanelProps = Omit<FilterFieldProps, 'onDone'> &
  Pick<PopoverPanelProps, 'anchor' | 'id' | 'label' | 'open' | 'onOpenChange'> & { field: FilterField }

/** The choices of one filter, hanging from its chip. Fetched when somebody comes near the chip. */
export function FilterPanel({ field, filters, currency, onChange, ...panel }: FilterPanelProps) {
  return (
    <PopoverPanel {...panel} className={field === 'sector' ? 'w-[34rem]' : undefined}>
      <FilterControl
        field={field}
        filters={filters}
        currency={currency}
        onChange={onChange}
        onDone={() => panel.onOpenChange(false)}
      />
    </PopoverPanel>
  )
}
