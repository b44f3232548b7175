import type { Voice } from '#/domain/matching/short-reasons.ts'
import type { Text } from '#/domain/matching/text.ts'
import type { Fit } from '#/domain/matching/types.ts'
import type { RingSize } from '#/ui/ring-geometry.ts'
import { cn } from '#/ui/cn.ts'
import { FitReasons } from './fit-reasons.tsx'
import { FitRing } from './fit-ring.tsx'

export type FitSummaryProps = {
  fit: Pick<Fit, 'fit' | 'band'>
  reasons: readonly Text[]
  voice?: Voice
  size?: RingSize
  className?: string
}

/** The short form for rows: the ring, and beside it two reasons. */
export function FitSummary({ fit, reasons, voice = 'you', size = 44, className }: FitSummaryProps) {
  return (
    <div className={cn('flex min-w-0 items-center gap-2.5', className)}>
      <FitRing fit={fit} size={size} />
      <FitReasons reasons={reasons} voice={voice} layout="stack" className="min-w-0" />
    </div>
  )
}
