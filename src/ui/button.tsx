import { cva, type VariantProps } from 'class-variance-authority'
import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'
import { Spinner } from './spinner.tsx'

const button = cva(
  'relative inline-flex items-center justify-center gap-2 whitespace-nowrap rounded-ctl border font-medium transition-colors select-none disabled:opacity-55 aria-disabled:not-aria-busy:opacity-55',
  {
    variants: {
      variant: {
        primary: 'border-transparent bg-sky font-semibold text-on-sky not-disabled:hover:bg-sky-hover',
        secondary: 'border-line-2 bg-surface text-ink not-disabled:hover:border-control',
        quiet: 'border-transparent bg-transparent text-ink-2 not-disabled:hover:bg-track/60',
        beacon:
          'border-beacon-line bg-beacon-tint font-semibold text-beacon-ink not-disabled:hover:border-beacon-edge',
        danger: 'border-transparent bg-hot font-semibold text-white not-disabled:hover:bg-hot/90',
      },
      size: {
        sm: 'h-8 px-3 text-13 touch:h-11',
        md: 'h-9 px-3.5 text-14 touch:h-11',
        lg: 'h-11 px-4.5 text-15',
      },
    },
    defaultVariants: { variant: 'secondary', size: 'md' },
  },
)

export type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof button> & {
    /** Renders the only child instead of a button: a link that looks like one. */
    asChild?: boolean
    /** Shows the mark drawing itself over the label; the width stays, and presses are ignored. */
    loading?: boolean
  }

export function Button({
  variant,
  size,
  asChild = false,
  loading = false,
  className,
  children,
  type = 'button',
  onClick,
  ...props
}: ButtonProps) {
  const classes = cn(button({ variant, size }), className)
  if (asChild) {
    return (
      <Slot.Root className={classes} onClick={onClick} {...props}>
        {children}
      </Slot.Root>
    )
  }
  // Unlike `disabled` this leaves the keyboard where it is.
  const isIdle = loading || props['aria-disabled']
  return (
    <button
      {...props}
      type={type}
      className={classes}
      onClick={isIdle ? (event) => event.preventDefault() : onClick}
      aria-busy={loading || undefined}
      aria-disabled={isIdle || undefined}
    >
      {loading ? (
        <>
          <span className="inline-flex items-center gap-2 opacity-0">{children}</span>
          <Spinner className="absolute" />
        </>
      ) : (
        children
      )}
    </button>
  )
}
