import { useFormatter, useTranslations } from 'use-intl'
import { monthIndex } from '#/domain/time/iso-date.ts'

/** 'month' says "Apr 2022", 'year' says "2022". */
export type DatePrecision = 'month' | 'year'

/** Says a month; what is none is said as nothing. */
export function useMonth(precision: DatePrecision = 'month'): (date: string | null) => string {
  const format = useFormatter()
  return (date) => {
    const index = monthIndex(date)
    if (index === null) return ''
    if (precision === 'year') return String(Math.floor(index / 12))
    const moment = new Date(Date.UTC(Math.floor(index / 12), index % 12, 15))
    return format.dateTime(moment, { year: 'numeric', month: 'short', timeZone: 'UTC' })
  }
}

type Span = { startDate: string | null; endDate: string | null }

/** Says a span: "Apr 2022 – now", "Sep 2016 – Jun 2020", "Jun 2020". Without an end it goes on, or is left open. */
export function useSpan(
  precision: DatePrecision = 'month',
): (span: Span, withoutEnd?: 'now' | 'open') => string {
  const t = useTranslations('profile.dates')
  const month = useMonth(precision)
  return ({ startDate, endDate }, withoutEnd = 'now') => {
    const start = month(startDate)
    const end = endDate === null && start && withoutEnd === 'now' ? t('now') : month(endDate)
    return start && end && start !== end ? `${start} – ${end}` : start || end
  }
}
