import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

/** A link inside text or at a section's head. With `asChild` it dresses a router link. */
export function LinkText({
  asChild = false,
  className,
  ...props
}: ComponentProps<'a'> & { asChild?: boolean }) {
  const Element = asChild ? Slot.Root : 'a'
  return (
    <Element
      className={cn('rounded-[3px] font-medium text-sky-ink underline-offset-3 hover:underline', className)}
      {...props}
    />
  )
}
