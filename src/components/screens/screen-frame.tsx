import type { ReactNode } from 'react'
import { Mark } from '#/ui/mark.tsx'

export type ScreenFrameProps = {
  title: string
  description: string
  actions: ReactNode
  children?: ReactNode
}

/** A page that says one thing: what happened, and the ways on. */
export function ScreenFrame({ title, description, actions, children }: ScreenFrameProps) {
  return (
    <div className="mx-auto flex min-h-[60vh] w-full max-w-xl flex-1 flex-col items-start justify-center gap-3 px-5 py-16">
      <Mark className="mb-3 size-10" />
      <h1 className="text-28">{title}</h1>
      <p className="text-16 text-pretty text-muted">{description}</p>
      <div className="mt-3 flex flex-wrap gap-2">{actions}</div>
      {children}
    </div>
  )
}
