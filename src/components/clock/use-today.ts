import { useNow } from 'use-intl'
import { toIsoDate } from '#/domain/time/iso-date.ts'

/** Today as `YYYY-MM-DD`, in UTC like every date of the product. */
export function useToday(): string {
  return toIsoDate(useNow())
}
