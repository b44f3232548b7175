import { Popover as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from './cn.ts'

export type PopoverProps = {
  /** One button; the panel opens under it. */
  trigger: ReactNode
  /** The panel's accessible name. */
  label: string
  open?: boolean
  onOpenChange?: (open: boolean) => void
  align?: 'start' | 'end'
  children: ReactNode
  className?: string
}

/** A small panel of controls that hangs from a button. Escape and a press outside close it. */
export function Popover({
  trigger,
  label,
  open,
  onOpenChange,
  align = 'start',
  children,
  className,
}: PopoverProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={8}
          collisionPadding={12}
          className={cn(
            'z-50 max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-1.5rem)] overflow-y-auto rounded-card border border-line bg-raised p-4 shadow-float outline-none data-[state=open]:animate-pop-in',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
