import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

const tag = cva(
  'inline-flex h-5 items-center gap-1 rounded-full px-2 text-12 font-medium whitespace-nowrap inset-ring',
  {
    variants: {
      tone: {
        neutral: 'bg-sunken text-ink-2 inset-ring-line',
        sky: 'bg-sky-tint text-sky-ink inset-ring-sky-edge',
        beacon: 'bg-beacon-tint text-beacon-ink inset-ring-beacon-line',
        hot: 'bg-hot-tint text-error-ink inset-ring-hot/40',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
)

/** A fact in one or two words. It does nothing when pressed. */
export function Tag({ tone, className, ...props }: ComponentProps<'span'> & VariantProps<typeof tag>) {
  return <span className={cn(tag({ tone }), className)} {...props} />
}
