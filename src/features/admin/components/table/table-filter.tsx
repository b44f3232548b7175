import { Select, type SelectOption } from '#/ui/select.tsx'

export type TableFilterProps = {
  label: string
  /** What is shown while nothing is chosen. */
  all: string
  options: readonly SelectOption[]
  value: string | undefined
  onChange: (value: string | undefined) => void
}

export function TableFilter({ label, all, options, value, onChange }: TableFilterProps) {
  return (
    <Select
      className="min-w-36 flex-1 sm:flex-none sm:basis-44"
      aria-label={label}
      placeholder={all}
      options={options}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || undefined)}
    />
  )
}
