import { useFormatter, useTranslations } from 'use-intl'
import { monthSayer, spanSayer, type DatePrecision, type SayMonth, type SaySpan } from './say-dates.ts'

/** Says a month in the reader's language. */
export function useMonth(precision: DatePrecision = 'month'): SayMonth {
  const format = useFormatter()
  const write = (moment: Date) =>
    format.dateTime(moment, { year: 'numeric', month: 'short', timeZone: 'UTC' })
  return monthSayer(write, precision)
}

/** Says a span in the reader's language. */
export function useSpan(precision: DatePrecision = 'month'): SaySpan {
  const t = useTranslations('profile.dates')
  return spanSayer(useMonth(precision), t('now'))
}
