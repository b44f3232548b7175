import { useLocale, useTranslations } from 'use-intl'
import { useJobTexts } from '#/components/job/use-job-texts.ts'
import type { MapJob } from './map-job.view.ts'
import { pinPay } from './pin-pay.ts'

const PERIODS = { Hour: 'hour', Day: 'day', Month: 'month' } as const

/** What a pin says: its pay in a few letters, and all of it for those who do not see where it stands. */
export function usePinTexts() {
  const t = useTranslations('map.pin')
  const locale = useLocale()
  const { payOf } = useJobTexts()
  return {
    /** '£41–48k', '£12–15/h'; null when no pay is stated. */
    shortOf: (job: MapJob): string | null => {
      const pay = pinPay(job, locale)
      if (!pay) return null
      const amount = pay.kind === 'exact' ? pay.amount : t(pay.kind, { amount: pay.amount })
      const { salaryPeriod } = job
      return salaryPeriod && salaryPeriod !== 'Year' ? t(PERIODS[salaryPeriod], { amount }) : amount
    },
    /** 'Nurse, St Aldhelm’s Hospital, £31,000 a year' */
    nameOf: (job: MapJob): string =>
      [job.title, job.organization.name, payOf(job)].filter(Boolean).join(', '),
  }
}
