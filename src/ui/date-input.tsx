import { Calendar } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'
import { CONTROL } from './control.ts'

export type DateInputProps = Omit<ComponentProps<'input'>, 'type'> & { type: 'date' | 'month' }

/** Where a browser lets its own icon be replaced, the whole right end opens its calendar. */
const OWN_ICON =
  'picker:-mr-3 picker:h-10 picker:w-11 picker:cursor-pointer picker:rounded-ctl picker:bg-none picker:p-0 picker:-outline-offset-2 picker:outline-sky'

/** The platform's own control for a day or a month: it knows phones, keyboards and screen readers better than we do. */
export function DateInput({ className, ...props }: DateInputProps) {
  return (
    <span className={cn('group relative block w-full', className)}>
      <input
        data-empty={props.value ? undefined : ''}
        className={cn(
          CONTROL,
          OWN_ICON,
          'tabular-nums not-focus:data-empty:text-muted [&::-webkit-date-and-time-value]:text-left',
        )}
        {...props}
      />
      <Calendar
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 hidden size-4 -translate-y-1/2 text-muted transition-colors group-hover:text-ink-2 supports-[selector(::-webkit-calendar-picker-indicator)]:block"
      />
    </span>
  )
}
