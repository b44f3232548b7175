import type { ReactNode } from 'react'

export type WayRowProps = { icon: ReactNode; name: string; state: string; action?: ReactNode }

/** One way in: what it is, how it stands, and the one thing to do about it. */
export function WayRow({ icon, name, state, action }: WayRowProps) {
  return (
    <li className="flex min-h-15 items-center gap-3 px-4 py-2">
      <span className="grid size-5 flex-none place-items-center text-ink-2">{icon}</span>
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{name}</p>
        <p className="text-13 text-muted">{state}</p>
      </div>
      {action}
    </li>
  )
}
