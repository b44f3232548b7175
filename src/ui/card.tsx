import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

/** A sheet on the paper: surface, hairline, radius 10. `asChild` makes a section or a list item of it. */
export function Card({
  asChild = false,
  className,
  ...props
}: ComponentProps<'div'> & { asChild?: boolean }) {
  const Element = asChild ? Slot.Root : 'div'
  return (
    <Element
      className={cn('rounded-card border border-line bg-surface [--halo:var(--surface)]', className)}
      {...props}
    />
  )
}
