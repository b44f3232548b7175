import { useFormatter } from 'use-intl'

/** Writes a day, `YYYY-MM-DD`; with its year where it stands alone. */
export function useDayText() {
  const format = useFormatter()
  return (day: string, year?: 'numeric') =>
    format.dateTime(new Date(day), { day: 'numeric', month: 'short', timeZone: 'UTC', ...(year && { year }) })
}
