import { ChevronDown } from 'lucide-react'
import { memo, type ComponentProps } from 'react'
import { cn } from './cn.ts'
import { CONTROL } from './control.ts'

export type SelectOption = { value: string; label: string }

export type SelectProps = Omit<ComponentProps<'select'>, 'children' | 'multiple'> & {
  options: readonly SelectOption[]
  /** The first, empty choice. Without it there is always a value. */
  placeholder?: string
}

/** Long lists are drawn again only when they change, not with every key that is pressed beside them. */
const Options = memo(function Options({ options }: Pick<SelectProps, 'options'>) {
  return options.map(({ value, label }) => (
    <option key={value} value={value} className="bg-raised text-ink">
      {label}
    </option>
  ))
})

/** The platform's own list: it knows phones, keyboards and screen readers better than we do. */
export function Select({ options, placeholder, className, ...props }: SelectProps) {
  return (
    <span className={cn('relative block w-full', className)}>
      <select
        className={cn(CONTROL, 'appearance-none truncate pr-9 has-[option[value=""]:checked]:text-muted')}
        {...props}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        <Options options={options} />
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
      />
    </span>
  )
}
