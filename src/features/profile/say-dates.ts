import { monthIndex } from '#/domain/time/iso-date.ts'

/** 'month' says "Apr 2022", 'year' says "2022". */
export type DatePrecision = 'month' | 'year'

export type SayMonth = (date: string | null) => string

/** Says a month; what is none is said as nothing. `format` writes a moment as month and year. */
export function monthSayer(format: (moment: Date) => string, precision: DatePrecision): SayMonth {
  return (date) => {
    const index = monthIndex(date)
    if (index === null) return ''
    if (precision === 'year') return String(Math.floor(index / 12))
    return format(new Date(Date.UTC(Math.floor(index / 12), index % 12, 15)))
  }
}

type Span = { startDate: string | null; endDate: string | null }

export type SaySpan = (span: Span, withoutEnd?: 'now' | 'open') => string

/** Says a span: "Apr 2022 – now", "Sep 2016 – Jun 2020", "Jun 2020". Without an end it goes on, or is left open. */
export function spanSayer(month: SayMonth, now: string): SaySpan {
  return ({ startDate, endDate }, withoutEnd = 'now') => {
    const start = month(startDate)
    const end = endDate === null && start && withoutEnd === 'now' ? now : month(endDate)
    return start && end && start !== end ? `${start} – ${end}` : start || end
  }
}
