import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn.ts'
import { CONTROL, CONTROL_EDGE } from './control.ts'

export type InputProps = ComponentProps<'input'> & {
  /** A unit or an icon at either end, inside the edge ("years, at least", "£"). */
  start?: ReactNode
  end?: ReactNode
}

export function Input({ start, end, className, ...props }: InputProps) {
  if (!start && !end) return <input className={cn(CONTROL, className)} {...props} />
  return (
    <span
      className={cn(
        CONTROL_EDGE,
        'flex min-h-11 w-full items-center gap-2 px-3 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:-outline-offset-1 has-[input:focus-visible]:outline-sky has-[input:disabled]:bg-sunken',
        className,
      )}
    >
      {start && <span className="flex-none text-14 text-muted">{start}</span>}
      <input
        className="min-w-0 flex-1 self-stretch bg-transparent text-15 outline-none disabled:text-muted"
        {...props}
      />
      {end && <span className="flex-none text-14 text-muted">{end}</span>}
    </span>
  )
}
