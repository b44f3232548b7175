import { Popover as Radix } from 'radix-ui'
import { useRef, type ReactNode, type RefObject } from 'react'
import { cn } from './cn.ts'

export type PopoverPanelProps = {
  /** The button it hangs from. */
  anchor: RefObject<HTMLElement | null>
  /** What the button says it controls. */
  id: string
  /** The panel's accessible name. */
  label: string
  open: boolean
  onOpenChange: (open: boolean) => void
  align?: 'start' | 'end'
  children: ReactNode
  className?: string
}

/**
 * A small panel of controls that hangs from a button. Escape and a press outside close it. The button is not the
 * library's: it stands on the page before the panel's code is fetched, so that what the two know of each other is here.
 */
export function PopoverPanel({
  anchor,
  id,
  label,
  open,
  onOpenChange,
  align = 'start',
  children,
  className,
}: PopoverPanelProps) {
  const wasLeft = useRef(false)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Anchor virtualRef={anchor} />
      <Radix.Portal>
        <Radix.Content
          id={id}
          aria-label={label}
          align={align}
          sideOffset={8}
          collisionPadding={12}
          onOpenAutoFocus={() => {
            wasLeft.current = false
          }}
          onInteractOutside={(event) => {
            // The button closes the panel by itself; closed here, its press would open it again.
            if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault()
            else wasLeft.current = true
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (!wasLeft.current) anchor.current?.focus()
          }}
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
