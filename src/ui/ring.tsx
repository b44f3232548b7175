import type { ReactNode } from 'react'
import { cn } from './cn.ts'
import { ringGeometry, type RingSize } from './ring-geometry.ts'

const NUMBER_SIZE: Record<RingSize, string> = {
  40: 'text-[14px]',
  44: 'text-[15px]',
  72: 'text-[26px]',
  88: 'text-[32px]',
}

export type RingProps = {
  size: RingSize
  /** 0 to 100; null draws a dashed ring without an arc. */
  value: number | null
  /** What it says to someone who cannot see it: "Fit 84 of 100, strong". */
  label: string
  /** What stands in the middle. */
  children: ReactNode
  /** The arc's colour as a text colour class. */
  className?: string
  numberClassName?: string
}

/** An arc that ends in the mark's circle. The circle's halo takes the ground's colour: rows and panes set `--halo`. */
export function Ring({ size, value, label, children, className, numberClassName }: RingProps) {
  const ring = ringGeometry(size, value ?? 0)
  const circle = { cx: ring.center, cy: ring.center, r: ring.radius, strokeWidth: ring.stroke }
  return (
    <span
      className={cn(
        'relative inline-grid flex-none place-items-center *:col-start-1 *:row-start-1',
        className,
      )}
    >
      <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} fill="none" aria-hidden="true">
        {value === null ? (
          <circle {...circle} strokeWidth={1.5} strokeDasharray="3 4" className="stroke-control" />
        ) : (
          <>
            <circle {...circle} className="stroke-track" />
            <circle
              {...circle}
              stroke="currentColor"
              strokeLinecap="round"
              strokeDasharray={`${ring.arc} ${ring.circumference}`}
              transform={`rotate(-90 ${ring.center} ${ring.center})`}
            />
            <circle
              cx={ring.dot.x}
              cy={ring.dot.y}
              r={ring.dot.radius}
              strokeWidth={ring.dot.halo}
              fill="currentColor"
              className="stroke-halo"
            />
          </>
        )}
      </svg>
      <span
        aria-hidden="true"
        className={cn('head leading-none tracking-[-0.02em] text-ink', NUMBER_SIZE[size], numberClassName)}
      >
        {children}
      </span>
      <span className="sr-only">{label}</span>
    </span>
  )
}
