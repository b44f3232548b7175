import { cn } from './cn.ts'

export const MARK_PATH = 'M1.8 13.1 5.7 12c1.5-.42 2.2-1.05 3-2.3L12.3 4'

/** The mark: a path that rises and bends once, ending in a small filled circle. One colour, from 16 px up. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className={cn('size-[22px] flex-none text-sky', className)}>
      <path d={MARK_PATH} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      <circle cx="12.5" cy="3.7" r="2.4" fill="currentColor" />
    </svg>
  )
}
