import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn.ts'

const iconButton = cva(
  'inline-grid flex-none place-items-center rounded-ctl text-ink-2 transition-colors not-disabled:hover:bg-track/60 disabled:opacity-55',
  {
    variants: {
      size: { sm: 'size-8 touch:size-11', md: 'size-9 touch:size-11', lg: 'size-11' },
      edge: { none: '', line: 'border border-line-2 bg-surface hover:border-control' },
    },
    defaultVariants: { size: 'md', edge: 'none' },
  },
)

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> &
  VariantProps<typeof iconButton> & {
    /** The accessible name: an icon alone says nothing. */
    label: string
    children: ReactNode
  }

export function IconButton({
  label,
  size,
  edge,
  className,
  children,
  type = 'button',
  ...props
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={cn(iconButton({ size, edge }), className)}
      {...props}
    >
      {children}
    </button>
  )
}
