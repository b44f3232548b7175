import { Ring } from './ring.tsx'
import type { RingSize } from './ring-geometry.ts'

export type ProgressRingProps = { percent: number; label: string; size?: RingSize }

/** How much is done, in neutral ink with its % sign: never in the colour of a judgement. */
export function ProgressRing({ percent, label, size = 72 }: ProgressRingProps) {
  return (
    <Ring
      size={size}
      value={percent}
      label={label}
      className="text-ink-2"
      numberClassName={size >= 72 ? 'text-[20px]' : 'text-[12px]'}
    >
      {Math.round(percent)}%
    </Ring>
  )
}
