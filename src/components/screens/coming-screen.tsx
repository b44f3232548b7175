import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export type ComingScreenProps = {
  icon: LucideIcon
  title: string
  /** That it is not there yet, where the title does not say so. */
  note?: string
  /** What it will do, and what one can do until then. */
  children: ReactNode
  /** The ways on. */
  actions: ReactNode
}

/** What stands at the address of a page that is still to be built: no dead end, and no promise of a day. */
export function ComingScreen({ icon: Icon, title, note, children, actions }: ComingScreenProps) {
  return (
    <div className="mx-auto grid max-w-md flex-1 content-center justify-items-center gap-1 px-4 py-16 text-center">
      <span className="mb-3 grid size-12 place-items-center rounded-full bg-sky-tint text-sky-ink">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <h1 className="text-22">{title}</h1>
      {note && <p className="font-medium text-pretty">{note}</p>}
      <p className="text-pretty text-muted">{children}</p>
      <div className="mt-5 flex flex-wrap justify-center gap-2">{actions}</div>
    </div>
  )
}
