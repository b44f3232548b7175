import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from './cn.ts'

export type RadioCardOption<Value extends string> = {
  value: Value
  label: string
  help?: ReactNode
  icon?: LucideIcon
}

export type RadioCardsProps<Value extends string> = {
  id?: string
  name: string
  label: string
  options: readonly RadioCardOption<Value>[]
  value: Value | null
  onValueChange: (value: Value) => void
  onBlur?: () => void
  /** 'stack' below each other, 'grid' two beside each other from 480 px. */
  layout?: 'stack' | 'grid'
  hideLabel?: boolean
  describedBy?: string
  invalid?: boolean
}

/** A few weighty choices, each a card with its own radio button; arrows move as in any radio group. */
export function RadioCards<Value extends string>({
  id,
  name,
  label,
  options,
  value,
  onValueChange,
  onBlur,
  layout = 'stack',
  hideLabel = false,
  describedBy,
  invalid,
}: RadioCardsProps<Value>) {
  return (
    <fieldset
      id={id}
      role="radiogroup"
      className="min-w-0"
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
    >
      <legend className={hideLabel ? 'sr-only' : 'mb-1.5 text-14 font-medium'}>{label}</legend>
      <div className={cn('grid gap-2', layout === 'grid' && 'sm:grid-cols-2')}>
        {options.map(({ icon: Icon, ...option }) => (
          <label
            key={option.value}
            className="group flex min-h-11 items-center gap-3 rounded-ctl border border-control bg-surface px-3 py-2 text-15 leading-5 font-medium transition-colors hover:border-muted has-checked:border-sky has-checked:bg-sky-tint has-checked:font-semibold has-checked:inset-ring has-checked:inset-ring-sky has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky"
          >
            {Icon && <Icon aria-hidden="true" className="size-5 text-muted group-has-checked:text-sky" />}
            <span className="flex-1">
              {option.label}
              {option.help && <span className="block text-13 font-normal text-muted">{option.help}</span>}
            </span>
            <input
              type="radio"
              tabIndex={value === null || option.value === value ? undefined : -1}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
              onBlur={onBlur}
              className="size-[18px] flex-none appearance-none rounded-full border-[1.5px] border-control bg-surface outline-none checked:border-[5.5px] checked:border-sky"
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
