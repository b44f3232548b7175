import { useState } from 'react'
import { toIsoDate } from '#/domain/time/iso-date.ts'

/** The day on which the page was opened, `YYYY-MM-DD`. */
export function useToday(): string {
  const [today] = useState(() => toIsoDate(new Date()))
  return today
}
