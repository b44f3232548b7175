import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

/** Holds the place of something that is on its way. Give it the size of what will come. */
export function Skeleton({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      aria-hidden="true"
      className={cn('block rounded-ctl bg-track motion-safe:animate-breathe', className)}
      {...props}
    />
  )
}
