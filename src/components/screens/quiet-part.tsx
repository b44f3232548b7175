import { CatchBoundary } from '@tanstack/react-router'
import { tellIfOutdated } from '#/lib/outdated-page.ts'
import { createContext, Suspense, useContext, type ReactNode } from 'react'

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

const StandIn = createContext<ReactNode>(null)

/** One component for all renders: another each time would be mounted anew, and lose the keyboard. */
const WithoutPart = () => useContext(StandIn)

/**
 * A part whose code comes by itself, and without which the page stands: no error screen takes the page's place. That it is
 * gone since the last deploy is said.
 */
export function QuietPart({ about = '', before, without, onCatch, children }: QuietPartProps) {
  return (
    <StandIn value={without}>
      <CatchBoundary
        getResetKey={() => about}
        errorComponent={WithoutPart}
        onCatch={onCatch ?? tellIfOutdated}
      >
        <Suspense fallback={before}>{children}</Suspense>
      </CatchBoundary>
    </StandIn>
  )
}
