import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '#/ui/cn.ts'

export type NextCardProps = {
  icon: LucideIcon
  tag: string
  /** Beacon for what another person waits for. */
  tone?: 'quiet' | 'beacon'
  title: string
  body?: string
  actions?: ReactNode
}

/** One thing that could be done now: what it is, why, and the button. */
export function NextCard({ icon: Icon, tag, tone = 'quiet', title, body, actions }: NextCardProps) {
  const isBeacon = tone === 'beacon'
  return (
    <li className="flex flex-col items-start border-line p-6 not-first:border-t max-md:p-4.5 lg:not-first:border-t-0 lg:not-first:border-l">
      <div>
        <p className={cn('flex items-center gap-2 text-13', isBeacon ? 'text-beacon-ink' : 'text-muted')}>
          <Icon aria-hidden="true" className={cn('size-4', isBeacon && 'fill-beacon text-beacon-edge')} />
          {tag}
        </p>
        <h2 className="mt-1.5 text-18">{title}</h2>
        {body && <p className="mt-1 text-14 text-pretty text-ink-2">{body}</p>}
      </div>
      {actions && <div className="mt-auto flex flex-wrap gap-2 pt-5 max-md:w-full">{actions}</div>}
    </li>
  )
}
