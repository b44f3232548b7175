import { useState, type ReactNode } from 'react'
import { showErrors } from '#/components/form/show-errors.ts'
import { QuietPart } from './quiet-part.tsx'

export type LatePartProps = {
  /** From the first time on the part is there, so that it can also close itself in its own way. */
  isWanted: boolean
  /** Called when it could not be shown; the next time it is wanted it is tried again. */
  onFailed: () => void
  children: ReactNode
}

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
    <QuietPart about={String(isWanted)} onCatch={fail}>
      {children}
    </QuietPart>
  )
}
