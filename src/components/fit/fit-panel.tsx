import { useId } from 'react'
import type { Voice } from '#/domain/matching/short-reasons.ts'
import type { Fit } from '#/domain/matching/types.ts'
import { cn } from '#/ui/cn.ts'
import { FactorSet } from './factor-set.tsx'
import { trackScale } from './factor-bar.tsx'
import { FitGates } from './fit-gates.tsx'
import { FitHead } from './fit-head.tsx'
import { FitRaises } from './fit-raises.tsx'

export type FitPanelProps = {
  fit: Fit
  /** Who reads: the candidate ('you') or the employer, about the candidate ('they'). */
  perspective: Voice
  size?: 72 | 88
  /** The rank of its heading: 2 right below the page's title. */
  level?: 2 | 3
  /** False where the formula is explained already. */
  hasFormula?: boolean
  className?: string
}

/**
 * The whole explanation: score, confidence, what would raise it, and two sets of bars that add up to E and C. The same
 * numbers for both readers. Two columns from 480 px of its own width.
 */
export function FitPanel({ fit, perspective, size = 88, level = 3, hasFormula, className }: FitPanelProps) {
  const headingId = useId()
  const actor = perspective === 'you' ? 'person' : 'job'
  const raises = fit.raises.filter((raise) => raise.actor === actor)
  const scale = trackScale(fit.factors)
  const set = { factors: fit.factors, voice: perspective, scale, level }
  return (
    <section aria-labelledby={headingId} className={cn('@container', className)}>
      <div
        className={cn('grid items-start gap-x-8 gap-y-5', raises.length > 0 && '@min-[30rem]:grid-cols-2')}
      >
        <FitHead {...{ fit, size, headingId, level, hasFormula }} />
        {raises.length > 0 && <FitRaises raises={raises} voice={perspective} level={level} />}
      </div>
      <FitGates gates={fit.gates} voice={perspective} />
      <div className="mt-5 grid gap-x-8 gap-y-7 border-t border-line pt-4 @min-[30rem]:grid-cols-2">
        <FactorSet {...set} side="person" score={fit.e} />
        <FactorSet {...set} side="job" score={fit.c} />
      </div>
    </section>
  )
}
