import { payAmount } from '#/components/job/pay-text.ts'
import { DEFAULT_LANGUAGE, LOCALES } from '#/i18n/languages.ts'
import { englishMessages } from '#/i18n/messages.ts'
import { translateText, type TextValues } from '#/i18n/translate.ts'
import type { JobView } from '../job-detail.view.ts'
import { countryName } from './posting-place.ts'

const say = (key: string, values?: TextValues) =>
  translateText(DEFAULT_LANGUAGE, englishMessages(), key, values)

type Paid = Pick<JobView, 'minSalary' | 'maxSalary' | 'currency' | 'salaryPeriod'>

/** A job's pay outside a page, as pages write it: '£41,000–48,500 a year'; '' when none is stated. */
export function payText(job: Paid): string {
  const pay = payAmount(job, LOCALES[DEFAULT_LANGUAGE])
  if (!pay) return ''
  const amount = pay.kind === 'exact' ? pay.amount : say(`job.list.pay.${pay.kind}`, { amount: pay.amount })
  return job.salaryPeriod ? say(`job.list.pay.${job.salaryPeriod}`, { amount }) : amount
}

type Placed = Pick<JobView, 'location' | 'countries' | 'workLocation'>

/** Where the work is done outside a page: the town, or 'Remote' with the countries it may be done from. */
export function placeText({ location, countries, workLocation }: Placed): string {
  const word = workLocation ? say(`vocabulary.workLocation.${workLocation}`) : ''
  const named = location || countries.map(countryName).join(', ')
  if (workLocation === 'Remote' && named) return `${word}, ${named}`
  return named || word
}
