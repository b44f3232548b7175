import { useId, type ReactNode } from 'react'

export type EndRowProps = { title: string; lead: string; children: ReactNode }

/** One of them: what it means at the left on wide screens, the button at the right. */
export function EndRow({ title, lead, children }: EndRowProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line py-5"
    >
      <div className="min-w-0 flex-1 max-sm:basis-full">
        <h3 id={id} className="text-15">
          {title}
        </h3>
        <p className="mt-0.5 text-13 text-pretty text-muted">{lead}</p>
      </div>
      {children}
    </section>
  )
}
