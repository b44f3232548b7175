import { useFormatter, useLocale, useTranslations } from 'use-intl'
import { daysBetween, isIsoDate } from '#/domain/time/iso-date.ts'
import { utcToday } from '#/platform/clock/utc-today.ts'

/** While its year is typed, a day lies in the first centuries. */
const FIRST_DAY = '2000-01-01'

/** Put together here: browsers and servers of different years disagree on the comma between them. */
const PARTS = [
  { weekday: 'long', timeZone: 'UTC' },
  { dateStyle: 'long', timeZone: 'UTC' },
] as const

/** Says a `YYYY-MM-DD` in words, and how far away it is: "Friday 18 December 2026, in 25 days"; '' for no day. */
export function useDayWords() {
  const t = useTranslations('job.editor')
  const format = useFormatter()
  const distance = new Intl.RelativeTimeFormat(useLocale(), { numeric: 'auto' })
  const dayOf = (date: string) => PARTS.map((part) => format.dateTime(new Date(date), part)).join(' ')
  const wordsOf = (date: string | null) => {
    if (!isIsoDate(date) || date < FIRST_DAY) return ''
    const away = distance.format(daysBetween(utcToday(), date), 'day')
    return t('dayInWords', { day: dayOf(date), away })
  }
  return { dayOf, wordsOf }
}
