import type { ReactNode } from 'react'

export type SectionHeadProps = { title: string; note?: string; id?: string; children?: ReactNode }

/** A dashboard's section: its heading, a quiet note beside it, and a way on at the end of the line. */
export function SectionHead({ title, note, id, children }: SectionHeadProps) {
  return (
    <header className="flex min-h-10 items-center gap-3">
      <h2 id={id} className="text-18">
        {title}
      </h2>
      {note && <span className="truncate text-13 text-muted">{note}</span>}
      {children && <div className="ml-auto flex-none text-14">{children}</div>}
    </header>
  )
}
