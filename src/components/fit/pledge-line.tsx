import { useFormatter, useTranslations } from 'use-intl'
import type { PledgeClock } from '#/domain/job/pledge.ts'
import { cn } from '#/ui/cn.ts'

export type PledgeLineProps = {
  clock: PledgeClock
  /** The day of the like, 'YYYY-MM-DD'; shown before the days that are counted from it. */
  likedOn?: string
  className?: string
}

/** The promise to answer as a path laid flat: a dot at today, a tick at the promised day; amber for the last two days. */
export function PledgeLine({ clock, likedOn, className }: PledgeLineProps) {
  const t = useTranslations('common.pledge')
  const format = useFormatter()
  const urgent = clock.state !== 'running'
  // What is due needs the room, and today is no date.
  const isCounted = !urgent && clock.day > 0
  const share = `${Math.min(100, Math.round((clock.day / clock.ofDays) * 100))}%`
  const color = clock.state === 'overdue' ? 'var(--hot)' : urgent ? 'var(--partial)' : 'var(--ink-2)'
  return (
    <div
      className={cn('grid gap-1.5 text-12 text-ink-2', className)}
      title={t('label', { total: clock.ofDays })}
    >
      <p
        className={cn(
          'dotted truncate first-letter:uppercase',
          urgent && 'font-semibold',
          clock.state === 'dueSoon' && 'text-partial-ink',
          clock.state === 'overdue' && 'text-error-ink',
        )}
      >
        {likedOn && isCounted && (
          <span>{format.dateTime(new Date(likedOn), { day: 'numeric', month: 'short' })}</span>
        )}
        <span>{pledgeText(clock, t)}</span>
      </p>
      <span aria-hidden="true" className="relative mr-px block h-2">
        <span
          className="absolute inset-x-0 top-[3px] h-0.5 rounded-full"
          style={{ background: `linear-gradient(90deg, ${color} ${share}, var(--track) ${share})` }}
        />
        <span className="absolute right-0 h-2 w-0.5 rounded-full bg-control" />
        <span className="absolute -ml-1 size-2 rounded-full" style={{ left: share, background: color }} />
      </span>
    </div>
  )
}

type PledgeTranslate = ReturnType<typeof useTranslations<'common.pledge'>>

function pledgeText(clock: PledgeClock, t: PledgeTranslate): string {
  if (clock.state === 'running') return t('dayOf', { day: clock.day, total: clock.ofDays })
  if (clock.state === 'overdue') return t('overdue', { days: clock.day - clock.ofDays })
  if (clock.daysLeft === 0) return t('dueToday')
  return clock.daysLeft === 1 ? t('dueTomorrow') : t('daysLeft', { days: clock.daysLeft })
}
