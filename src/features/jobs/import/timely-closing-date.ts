import { JOB_LIMITS } from '#/domain/job/publish-rules.ts'
import { addDays } from '#/domain/time/iso-date.ts'

/** A closing date that the job could be published with today, or null: then its employer has to say one. */
export function timelyClosingDate(closingDate: string | null, today: string): string | null {
  if (closingDate === null || closingDate <= today) return null
  return closingDate <= addDays(today, JOB_LIMITS.closingDaysMax) ? closingDate : null
}
