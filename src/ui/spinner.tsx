import { cn } from './cn.ts'
import { MARK_PATH } from './mark.tsx'

type SpinnerProps = {
  /** What is being waited for; without it the spinner is decoration beside a text that says so. */
  label?: string
  className?: string
}

/** The mark's path drawing itself. With reduced motion it simply stands. */
export function Spinner({ label, className }: SpinnerProps) {
  return (
    <span role={label ? 'status' : undefined} className={cn('inline-flex size-5 flex-none', className)}>
      <svg viewBox="0 0 16 16" aria-hidden="true" className="size-full overflow-visible">
        <path
          d={MARK_PATH}
          pathLength={1}
          strokeDasharray={1}
          className="motion-safe:animate-draw"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
        <circle
          cx="12.5"
          cy="3.7"
          r="2.4"
          fill="currentColor"
          className="motion-safe:animate-arrive [transform-box:fill-box] [transform-origin:center]"
        />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}
