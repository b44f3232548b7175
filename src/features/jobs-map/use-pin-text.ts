import { useLocale, useTranslations } from 'use-intl'
import type { MapJob } from './map-job.view.ts'
import { pinPay } from './pin-pay.ts'

const PERIODS = { Hour: 'hour', Day: 'day', Month: 'month' } as const

/** What a job's pin says: '£41–48k', '£12–15/h'; null when no pay is stated. */
export function usePinText(): (job: MapJob) => string | null {
  const t = useTranslations('map.pin')
  const locale = useLocale()
  return (job) => {
    const pay = pinPay(job, locale)
    if (!pay) return null
    const amount = pay.kind === 'exact' ? pay.amount : t(pay.kind, { amount: pay.amount })
    const { salaryPeriod } = job
    return salaryPeriod && salaryPeriod !== 'Year' ? t(PERIODS[salaryPeriod], { amount }) : amount
  }
}
