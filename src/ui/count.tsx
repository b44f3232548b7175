import { cn } from './cn.ts'

/** A number beside a tab or a heading; 'beacon' is for likes alone. */
export function Count({ value, tone = 'neutral' }: { value: number; tone?: 'neutral' | 'beacon' }) {
  return (
    <span
      className={cn(
        'inline-grid h-5 min-w-5 place-items-center rounded-full px-1.5 text-12 leading-none font-semibold',
        tone === 'beacon'
          ? 'bg-beacon-tint text-beacon-ink inset-ring inset-ring-beacon-line'
          : 'bg-track text-ink-2',
      )}
    >
      {value}
    </span>
  )
}
