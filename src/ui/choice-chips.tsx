import { Check } from 'lucide-react'
import { cn } from './cn.ts'

export type ChoiceChipsProps<Value extends string> = {
  id?: string
  /** The group's accessible name; a visible label stands outside. */
  label: string
  options: readonly { value: Value; label: string }[]
  value: readonly Value[]
  onValueChange: (value: Value[]) => void
  onBlur?: () => void
  invalid?: boolean
  describedBy?: string
  className?: string
}

/** Any number of short choices: checkboxes that look like pills. Values keep the order of the options. */
export function ChoiceChips<Value extends string>({
  id,
  label,
  options,
  value,
  onValueChange,
  onBlur,
  invalid,
  describedBy,
  className,
}: ChoiceChipsProps<Value>) {
  const choose = (changed: Value, isChosen: boolean) => {
    const has = (candidate: Value) => (candidate === changed ? isChosen : value.includes(candidate))
    onValueChange(options.map((option) => option.value).filter(has))
  }
  return (
    <fieldset
      id={id}
      data-invalid={invalid || undefined}
      aria-describedby={describedBy}
      className={cn('flex min-w-0 flex-wrap gap-2', className)}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="group inline-flex h-9 items-center gap-1.5 rounded-full border border-control bg-surface px-3.5 text-14 font-medium text-ink-2 transition-colors hover:border-muted has-checked:border-sky has-checked:bg-sky-tint has-checked:text-sky-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky touch:h-11"
        >
          <input
            type="checkbox"
            checked={value.includes(option.value)}
            onChange={(event) => choose(option.value, event.target.checked)}
            onBlur={onBlur}
            className="sr-only"
          />
          <Check aria-hidden="true" className="hidden size-3.5 group-has-checked:block" />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
