import * as z from 'zod'
import { findCountry } from '#/domain/place/find-country.ts'
import { htmlToMarkdown } from './html-to-markdown.ts'
import { importKey } from './import-key.ts'
import type { AdvertisementDraft } from './job-advertisement.schema.ts'
import { label, listOf, partOf, rawText, yesOrNo } from './lenient-fields.ts'
import { payOfEnds, payWords } from './pay-of-ends.ts'
import { saidAmount } from './said-amount.ts'
import { countOfPeriods, readPayPeriod } from './pay-period.ts'
import { isPaid, NO_PAY, timesPay, type Pay } from './pay.ts'
import { readPlaceText } from '#/domain/place/reading/read-place-text.ts'
import { readerOf } from './reading.ts'
import { unclearWords } from './unclear-words.ts'
import { toWebAddress } from './web-address.ts'

const country = z.object({ addressCountry: label })
const address = partOf(z.object({ addressCountry: label, postalAddress: partOf(country) }))
const component = z.object({
  compensationType: rawText,
  interval: rawText,
  currencyCode: rawText,
  minValue: saidAmount,
  maxValue: saidAmount,
})
const compensation = z.object({
  summaryComponents: listOf(component),
  compensationTiers: listOf(z.object({ components: listOf(component) })),
})
const job = z.object({
  id: rawText,
  title: label,
  location: label,
  address,
  secondaryLocations: listOf(z.object({ location: label, address })),
  department: label,
  team: label,
  isListed: yesOrNo,
  isRemote: yesOrNo,
  workplaceType: rawText,
  descriptionHtml: rawText,
  descriptionPlain: rawText,
  employmentType: rawText,
  jobUrl: rawText,
  applyUrl: rawText,
  compensation: partOf(compensation),
  shouldDisplayCompensationOnJobPostings: yesOrNo,
})
type Job = z.output<typeof job>

/** A job of Ashby's posting API. It names no company. One that its employer does not list is left out. */
export const readAshby = readerOf(job, (entry) =>
  entry.isListed === false ? { leftOut: 'is not listed by its employer' } : { draft: toDraft(entry) },
)

function toDraft(entry: Job): AdvertisementDraft {
  const places = [entry.location, ...entry.secondaryLocations.map(({ location }) => location)].filter(Boolean)
  const location = places.join('; ')
  const countries = countriesOf(entry)
  const place = readPlaceText(location)
  const { isRemote } = entry
  const isContradicted = isRemote === false && place.workLocation === 'remote'
  const countryCode = countries.length === 1 ? (countries[0] ?? null) : null
  const { pay, words } = payOf(entry, countryCode)
  return {
    id: importKey('ashby', entry.id || idInAddress(entry.jobUrl || entry.applyUrl)),
    title: entry.title,
    organization: '',
    descriptionMarkdown: htmlToMarkdown(entry.descriptionHtml || entry.descriptionPlain),
    industry: entry.department || entry.team,
    location,
    countryCode,
    countries,
    workLocation: entry.workplaceType || (isRemote ? 'remote' : isContradicted ? null : place.workLocation),
    jobType: entry.employmentType,
    ...pay,
    applyUrl: toWebAddress(entry.applyUrl) ?? toWebAddress(entry.jobUrl),
    unclear: unclearWords([
      {
        what: 'place of work',
        words: location,
        isRead: entry.workplaceType !== '' || isRemote === true || !(place.isUnclear || isContradicted),
      },
      { what: 'country', words: countryWords(entry), isRead: countries.length > 0 },
      { what: 'pay', words, isRead: isPaid(pay) },
    ]),
  }
}

/** Older answers have no id; the page's address ends with it. Without one, the address itself tells the job. */
function idInAddress(url: string): string {
  return /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i.exec(url)?.[0].toLowerCase() ?? url
}

const countryWords = ({ address: said }: Pick<Job, 'address'>) =>
  said?.postalAddress?.addressCountry || said?.addressCountry || ''

function countriesOf(entry: Job): string[] {
  const codes = [entry, ...entry.secondaryLocations].flatMap((place) => {
    const found = findCountry(countryWords(place))
    return found ? [found] : readPlaceText(place.location).countries
  })
  return [...new Set(codes)]
}

/** Of all that is offered, and may be shown, only the salary, not shares and bonuses; the summary spans the tiers. */
function payOf(entry: Job, countryCode: string | null): { pay: Pay; words: string } {
  const tiers = entry.compensation?.compensationTiers.flatMap(({ components }) => components) ?? []
  const all = [...(entry.compensation?.summaryComponents ?? []), ...tiers]
  const salary = all.find((it) => /^salary$/i.test(it.compensationType) && (it.minValue || it.maxValue))
  return salary && entry.shouldDisplayCompensationOnJobPostings !== false
    ? toSalary(salary, countryCode)
    : { pay: NO_PAY, words: '' }
}

/** '1 YEAR', '2 WEEK'; 'NONE' is paid once and no salary. */
function toSalary(
  { interval, currencyCode: currency, minValue, maxValue }: z.output<typeof component>,
  countryCode: string | null,
): { pay: Pay; words: string } {
  if (/^(?:none|0\b(?![.,]))/i.test(interval)) return { pay: NO_PAY, words: '' }
  const salaryPeriod = readPayPeriod(interval)
  const pay = payOfEnds([minValue, maxValue], { currency, countryCode, salaryPeriod })
  return { pay: timesPay(pay, 1 / countOfPeriods(interval)), words: payWords([minValue, maxValue], currency) }
}
