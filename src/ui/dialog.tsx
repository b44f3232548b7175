import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from './cn.ts'
import { IconButton } from './icon-button.tsx'
import { useReturnFocus } from './use-return-focus.ts'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  closeLabel: string
  children?: ReactNode
  /** Buttons, the main one last. */
  footer?: ReactNode
  className?: string
  /** It is left by its own buttons alone: what it shows is not shown again. */
  isFirm?: boolean
  /** Moves the keyboard on once it has closed, where it does not go back to what opened it. */
  onClosed?: (() => void) | null
}

const stay = (event: Event) => event.preventDefault()

/** A question that must be answered first. On phones it rises from the foot, within reach of the thumb. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  children,
  footer,
  className,
  isFirm = false,
  onClosed = null,
}: DialogProps) {
  const returnFocus = useReturnFocus(open)
  const moveOn = (event: Event) => {
    event.preventDefault()
    onClosed?.()
  }
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-[oklch(0.18_0.02_255/0.45)] data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Radix.Content
          {...(onClosed ? { onCloseAutoFocus: moveOn } : returnFocus)}
          {...(isFirm ? { onEscapeKeyDown: stay, onInteractOutside: stay } : {})}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={cn(
            'fixed z-50 flex max-h-[85dvh] flex-col overflow-hidden bg-raised shadow-float outline-none [--halo:var(--raised)]',
            'max-md:inset-x-0 max-md:bottom-0 max-md:rounded-t-sheet max-md:data-[state=closed]:animate-slide-out-up max-md:data-[state=open]:animate-slide-in-up',
            'md:top-1/2 md:left-1/2 md:w-[calc(100vw-2rem)] md:max-w-lg md:-translate-1/2 md:rounded-card md:data-[state=closed]:animate-fade-out md:data-[state=open]:animate-fade-in',
            className,
          )}
        >
          <header className="flex items-start gap-4 px-5 pt-5 pb-3 md:px-6">
            <div className="flex-1">
              <Radix.Title className="text-18">{title}</Radix.Title>
              {description && (
                <Radix.Description asChild>
                  <div className="mt-1 text-14 text-muted">{description}</div>
                </Radix.Description>
              )}
            </div>
            {!isFirm && (
              <Radix.Close asChild>
                <IconButton label={closeLabel} className="-mt-1.5 -mr-2">
                  <X aria-hidden="true" />
                </IconButton>
              </Radix.Close>
            )}
          </header>
          {children && <div className="min-h-0 overflow-y-auto px-5 pb-5 md:px-6">{children}</div>}
          {footer && (
            <footer className="flex flex-none flex-wrap justify-end gap-2 border-t border-line px-5 py-4 max-md:*:flex-1 md:px-6">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
