import { X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

export type ChipProps = ComponentProps<'button'> & {
  /** An active filter: tinted. */
  active?: boolean
  /** Accessible name of an active chip that removes itself when pressed ("Remove Full time"); adds the cross. */
  removeLabel?: string
}

/** A pill in a filter bar: opens a filter, or shows an active one and takes it away. */
export function Chip({
  active = false,
  removeLabel,
  className,
  children,
  type = 'button',
  ...props
}: ChipProps) {
  return (
    <button
      type={type}
      aria-label={removeLabel}
      className={cn(
        'inline-flex h-8 flex-none items-center gap-1.5 rounded-full border border-line-2 bg-surface px-3 text-13 font-medium whitespace-nowrap text-ink-2 transition-colors hover:border-control touch:h-11 [&_svg]:size-3.5 [&_svg]:text-muted',
        (active || removeLabel) &&
          'border-sky-edge bg-sky-tint text-sky-ink hover:border-sky [&_svg]:text-current',
        className,
      )}
      {...props}
    >
      {children}
      {removeLabel && <X aria-hidden="true" />}
    </button>
  )
}
