import { CatchBoundary } from '@tanstack/react-router'
import { Suspense, type ReactNode } from 'react'

export type QuietPartProps = {
  /** What the part is about: with another value it is tried again. */
  about?: string
  /** Stands there while the part is on its way. */
  before?: ReactNode
  /** Stands there where the part cannot be had. */
  without?: ReactNode
  onCatch?: (error: unknown) => void
  children: ReactNode
}

/** A part whose code comes by itself, and without which the page stands: no error screen takes the page's place. */
export function QuietPart({ about = '', before, without, onCatch, children }: QuietPartProps) {
  return (
    <CatchBoundary getResetKey={() => about} errorComponent={() => without} onCatch={onCatch}>
      <Suspense fallback={before}>{children}</Suspense>
    </CatchBoundary>
  )
}
