import type { ReactNode } from 'react'
import { Card } from '#/ui/card.tsx'

export type UserSectionProps = {
  id: string
  title: string
  /** Beside the title: what can be done to all of it. */
  action?: ReactNode
  className?: string
  children: ReactNode
}

export function UserSection({ id, title, action, className, children }: UserSectionProps) {
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex min-h-8 flex-wrap items-center justify-between gap-2">
        <h2 id={id} tabIndex={-1} className="text-18 outline-none">
          {title}
        </h2>
        {action}
      </div>
      <Card className={className}>{children}</Card>
    </section>
  )
}
