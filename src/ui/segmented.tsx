import type { LucideIcon } from 'lucide-react'
import { cn } from './cn.ts'

export type SegmentedOption<Value extends string> = { value: Value; label: string; icon?: LucideIcon }

export type SegmentedProps<Value extends string> = {
  id?: string
  name: string
  /** The group's accessible name; a visible label stands outside. */
  label: string
  options: readonly SegmentedOption<Value>[]
  value: Value | null
  onValueChange: (value: Value) => void
  onBlur?: () => void
  /** 'md' 36 px in bars, 'lg' 44 px beside inputs. */
  size?: 'md' | 'lg'
  /** Shows icons alone on phones; the words stay for screen readers. */
  iconsOnPhones?: boolean
  invalid?: boolean
  describedBy?: string
  className?: string
}

/** Two to four choices of which one always holds: a radio group that looks like one control. */
export function Segmented<Value extends string>({
  id,
  name,
  label,
  options,
  value,
  onValueChange,
  onBlur,
  size = 'md',
  iconsOnPhones = false,
  invalid,
  describedBy,
  className,
}: SegmentedProps<Value>) {
  return (
    <div
      id={id}
      role="radiogroup"
      aria-label={label}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      className={cn(
        'inline-flex gap-0.5 rounded-ctl bg-track p-0.5 aria-invalid:ring-1 aria-invalid:ring-hot',
        className,
      )}
    >
      {options.map(({ icon: Icon, ...option }) => (
        <label
          key={option.value}
          className={cn(
            'inline-flex flex-1 items-center justify-center gap-1.5 rounded-tag px-3 text-13 font-medium whitespace-nowrap text-ink-2 transition-colors hover:text-ink has-checked:bg-thumb has-checked:text-ink has-checked:ring-1 has-checked:ring-control has-checked:shadow-thumb has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-sky',
            size === 'lg' ? 'h-10' : 'h-8 touch:h-10',
          )}
        >
          <input
            type="radio"
            tabIndex={value === null || option.value === value ? undefined : -1}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
            onBlur={onBlur}
            className="sr-only"
          />
          {Icon && <Icon aria-hidden="true" className="size-4" />}
          <span className={iconsOnPhones ? 'max-md:sr-only' : undefined}>{option.label}</span>
        </label>
      ))}
    </div>
  )
}
