import { useId, type ReactNode } from 'react'

export type TeamSectionProps = {
  title: string
  /** Beside the title: how many. */
  aside?: ReactNode
  lead?: string
  /** At the right of the title. */
  action?: ReactNode
  children: ReactNode
}

/** One subject of the page, with room for a list below its name. */
export function TeamSection({ title, aside, lead, action, children }: TeamSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-9">
      <header className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 pb-3">
        <div className="min-w-0">
          <div className="flex flex-wrap items-baseline gap-x-3">
            <h2 id={id} tabIndex={-1} className="text-18">
              {title}
            </h2>
            {aside && <p className="text-13 text-muted">{aside}</p>}
          </div>
          {lead && <p className="mt-0.5 max-w-prose text-13 text-pretty text-muted">{lead}</p>}
        </div>
        {action}
      </header>
      {children}
    </section>
  )
}
