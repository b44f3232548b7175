import { Ring } from './ring.tsx'
import type { RingSize } from './ring-geometry.ts'

export type ProgressRingProps = { percent: number; label: string; size?: RingSize }

/** How much is done, in neutral ink with its % sign: never in the colour of a judgement. */
export function ProgressRing({ percent, label, size = 72 }: ProgressRingProps) {
  const shown = Math.round(percent)
  const isLong = shown >= 100
  return (
    <Ring
      size={size}
      value={percent}
      label={label}
      className="text-ink-2"
      numberClassName={
        size >= 72 ? (isLong ? 'text-[17px]' : 'text-[20px]') : isLong ? 'text-[10px]' : 'text-[12px]'
      }
    >
      {shown}%
    </Ring>
  )
}
