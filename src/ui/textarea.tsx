import type { ComponentProps } from 'react'
import { cn } from './cn.ts'
import { CONTROL } from './control.ts'

/** Grows with its text where the browser can, between its rows and 60 % of the screen. */
export function Textarea({ className, rows = 4, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      className={cn(
        CONTROL,
        'field-sizing-content max-h-[60vh] resize-y py-2.5 leading-[1.375rem]',
        className,
      )}
      style={{ minHeight: `calc(${rows} * 1.375rem + 1.375rem)` }}
      {...props}
    />
  )
}
