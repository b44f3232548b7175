import { CatchBoundary } from '@tanstack/react-router'
import { Suspense, useState, type ReactNode } from 'react'
import { showErrors } from '#/components/form/show-errors.ts'

export type LatePartProps = {
  /** From the first time on the part is there, so that it can also close itself in its own way. */
  isWanted: boolean
  /** Called when it could not be shown; the next time it is wanted it is tried again. */
  onFailed: () => void
  children: ReactNode
}

const Nothing = () => null

/** A part whose code is fetched when it is wanted. Without a connection a message says so, and the page stands. */
export function LatePart({ isWanted, onFailed, children }: LatePartProps) {
  const [isHere, setHere] = useState(false)
  if (isWanted && !isHere) setHere(true)
  if (!isHere) return null
  const fail = (error: unknown) => {
    showErrors(error)
    setHere(false)
    onFailed()
  }
  return (
    <CatchBoundary getResetKey={() => String(isWanted)} errorComponent={Nothing} onCatch={fail}>
      <Suspense>{children}</Suspense>
    </CatchBoundary>
  )
}
