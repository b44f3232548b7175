import type { ReactNode } from 'react'
import { Card } from '#/ui/card.tsx'

export type DerivedFactProps = {
  label: string
  value: string
  /** How it was derived, or that the person said it themselves. */
  how: string
  /** The field in which a person says it themselves. */
  children: ReactNode
}

/** Something worked out from the entries above, how, and the way to overrule it. */
export function DerivedFact({ label, value, how, children }: DerivedFactProps) {
  return (
    <Card className="grid grid-cols-1 items-start gap-4 px-4 py-4 sm:grid-cols-[1fr_14rem] sm:gap-6">
      <div>
        <p className="text-13 text-muted">{label}</p>
        <p className="head text-22">{value}</p>
        <p className="mt-1 text-13 text-pretty text-muted">{how}</p>
      </div>
      {children}
    </Card>
  )
}
