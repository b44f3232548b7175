import { cva, type VariantProps } from 'class-variance-authority'
import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from './cn.ts'

const banner = cva('flex items-start gap-3 rounded-card border px-4 py-3 text-14', {
  variants: {
    tone: {
      info: 'border-sky-edge bg-sky-tint [&>svg]:text-sky-ink',
      good: 'border-strong/40 bg-strong-tint [&>svg]:text-strong-ink',
      warning: 'border-partial/50 bg-partial-tint [&>svg]:text-partial-ink',
      error: 'border-hot/40 bg-hot-tint [&>svg]:text-error-ink',
    },
  },
  defaultVariants: { tone: 'info' },
})

const ICONS: Record<NonNullable<VariantProps<typeof banner>['tone']>, LucideIcon> = {
  info: Info,
  good: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
}

export type BannerProps = VariantProps<typeof banner> & {
  title?: string
  children?: ReactNode
  action?: ReactNode
  /** 'alert' interrupts a screen reader: only for what just went wrong. */
  role?: 'status' | 'alert'
  className?: string
}

export function Banner({ tone, title, children, action, role, className }: BannerProps) {
  const Icon = ICONS[tone ?? 'info']
  return (
    <div role={role} className={cn(banner({ tone }), 'max-sm:flex-wrap', className)}>
      <Icon aria-hidden="true" className="mt-px" />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-ink-2">{children}</div>}
      </div>
      {action && <div className="flex flex-none gap-2 max-sm:w-full">{action}</div>}
    </div>
  )
}
