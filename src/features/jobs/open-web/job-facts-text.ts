import { payAmount } from '#/components/job/pay-text.ts'
import { inEnglish } from '#/i18n/speech.ts'
import { regionName } from '#/lib/intl-formats.ts'
import type { JobView } from '../job-detail.view.ts'

type Paid = Pick<JobView, 'minSalary' | 'maxSalary' | 'currency' | 'salaryPeriod'>

/** A job's pay outside a page, as pages write it: '£41,000–48,500 a year'; '' when none is stated. */
export function payText(job: Paid, { locale, say } = inEnglish): string {
  const pay = payAmount(job, locale)
  if (!pay) return ''
  const amount = pay.kind === 'exact' ? pay.amount : say(`job.list.pay.${pay.kind}`, { amount: pay.amount })
  return job.salaryPeriod ? say(`job.list.pay.${job.salaryPeriod}`, { amount }) : amount
}

type Placed = Pick<JobView, 'location' | 'countries' | 'workLocation'>

/** Where the work is done outside a page: the town, or 'Remote' with the countries it may be done from. */
export function placeText(
  { location, countries, workLocation }: Placed,
  { locale, say } = inEnglish,
): string {
  const word = workLocation ? say(`vocabulary.workLocation.${workLocation}`) : ''
  const named = location || countries.map((code) => regionName(locale, code)).join(', ')
  if (workLocation === 'Remote' && named) return `${word}, ${named}`
  return named || word
}
