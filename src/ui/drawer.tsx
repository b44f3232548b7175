import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from './cn.ts'
import { IconButton } from './icon-button.tsx'
import { useReturnFocus } from './use-return-focus.ts'

type DrawerSide = 'left' | 'right' | 'bottom'

const SIDES: Record<DrawerSide, string> = {
  left: 'inset-y-0 left-0 w-[19rem] max-w-[calc(100vw-3rem)] data-[state=open]:animate-slide-in-left data-[state=closed]:animate-slide-out-left',
  right:
    'inset-y-0 right-0 w-[28rem] max-w-[calc(100vw-3rem)] data-[state=open]:animate-slide-in-right data-[state=closed]:animate-slide-out-right',
  bottom:
    'inset-x-0 bottom-0 max-h-[88dvh] rounded-t-sheet data-[state=open]:animate-slide-in-up data-[state=closed]:animate-slide-out-up',
}

export type DrawerProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  side?: DrawerSide
  /** The drawer's name; `header` takes its visible place when given. */
  title: string
  header?: ReactNode
  closeLabel: string
  children: ReactNode
  footer?: ReactNode
  className?: string
}

/** Slides over the page from the side where its button is; Escape, the backdrop and the cross close it. */
export function Drawer({
  open,
  onOpenChange,
  side = 'left',
  title,
  header,
  closeLabel,
  children,
  footer,
  className,
}: DrawerProps) {
  const returnFocus = useReturnFocus(open)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-[oklch(0.18_0.02_255/0.45)] data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Radix.Content
          {...returnFocus}
          aria-describedby={undefined}
          className={cn(
            'fixed z-50 flex flex-col bg-raised shadow-float outline-none [--halo:var(--raised)]',
            SIDES[side],
            className,
          )}
        >
          <header className="flex h-14 flex-none items-center gap-3 border-b border-line pr-2 pl-4">
            <Radix.Title className={header ? 'sr-only' : 'flex-1 truncate text-16'}>{title}</Radix.Title>
            {header && <div className="flex-1">{header}</div>}
            <Radix.Close asChild>
              <IconButton label={closeLabel}>
                <X aria-hidden="true" />
              </IconButton>
            </Radix.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
          {footer && <footer className="flex-none border-t border-line p-4">{footer}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
