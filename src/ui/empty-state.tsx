import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from './cn.ts'

export type EmptyStateProps = {
  icon?: LucideIcon
  title: string
  /** What this place is for, in one or two sentences. */
  children?: ReactNode
  /** The one next thing to do. */
  action?: ReactNode
  className?: string
}

export function EmptyState({ icon: Icon, title, children, action, className }: EmptyStateProps) {
  return (
    <div className={cn('mx-auto grid max-w-md justify-items-center gap-1 px-4 py-12 text-center', className)}>
      {Icon && (
        <span className="mb-3 grid size-12 place-items-center rounded-full bg-sky-tint text-sky-ink">
          <Icon aria-hidden="true" className="size-5" />
        </span>
      )}
      <h2 className="text-18">{title}</h2>
      {children && <div className="text-14 text-pretty text-muted">{children}</div>}
      {action && <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
