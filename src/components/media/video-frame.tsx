import type { ReactNode } from 'react'
import { cn } from '#/ui/cn.ts'

type VideoFrameProps = {
  /** On the dark stage: a picture, or words in its place. */
  children: ReactNode
  /** Under it, at the left of the buttons. */
  note?: ReactNode
  /** The main one first. */
  actions?: ReactNode
}

/** A dark stage of the shape of a screen, and what can be done with it below. */
export function VideoFrame({ children, note, actions }: VideoFrameProps) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <div className="night relative grid aspect-video place-items-center overflow-hidden bg-paper text-ink *:col-start-1 *:row-start-1">
        {children}
      </div>
      {(note || actions) && (
        <div className="grid gap-3 border-t border-line px-4 py-3">
          {note}
          {actions && <VideoActions>{actions}</VideoActions>}
        </div>
      )}
    </div>
  )
}

/** Buttons side by side; on a phone they share the width. */
export function VideoActions({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cn('flex flex-wrap gap-2 max-sm:*:flex-auto', className)}>{children}</div>
}

export function StageWords({ icon, title, text }: { icon: ReactNode; title: string; text?: string }) {
  return (
    <div className="grid max-w-96 justify-items-center gap-1 px-5 text-center">
      <span className="mb-1.5 text-muted *:size-7">{icon}</span>
      <p className="text-15 font-semibold">{title}</p>
      {text && <p className="text-13 text-pretty text-muted">{text}</p>}
    </div>
  )
}
