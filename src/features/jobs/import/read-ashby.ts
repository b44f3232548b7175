import * as z from 'zod'
import { findCountry } from '#/domain/place/find-country.ts'
import { htmlToMarkdown } from './html-to-markdown.ts'
import { importKey } from './import-key.ts'
import type { AdvertisementDraft } from './job-advertisement.schema.ts'
import { label, listOf, partOf, rawText, yesOrNo } from './lenient-fields.ts'
import { money } from './read-money.ts'
import { readPayPeriod } from './pay-period.ts'
import { NO_PAY, toPay, type Pay } from './pay.ts'
import { readPlaceText } from '#/domain/place/reading/read-place-text.ts'
import { readerOf } from './reading.ts'
import { unclearWords } from './unclear-words.ts'
import { toWebAddress } from './web-address.ts'

const country = z.object({ addressCountry: label })
/** The address of a further place stands in `postalAddress` or directly. */
const address = partOf(z.object({ addressCountry: label, postalAddress: partOf(country) }))
const component = z.object({
  compensationType: rawText,
  interval: rawText,
  currencyCode: rawText,
  minValue: money,
  maxValue: money,
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
  return {
    id: importKey('ashby', entry.id || idInAddress(entry.jobUrl || entry.applyUrl)),
    title: entry.title,
    organization: '',
    descriptionMarkdown: htmlToMarkdown(entry.descriptionHtml || entry.descriptionPlain),
    industry: entry.department || entry.team,
    location,
    countryCode: countries.length === 1 ? countries[0] : null,
    countries,
    workLocation: entry.workplaceType || (entry.isRemote ? 'remote' : place.workLocation),
    jobType: entry.employmentType,
    ...payOf(entry),
    applyUrl: toWebAddress(entry.applyUrl) ?? toWebAddress(entry.jobUrl),
    unclear: unclearWords([
      {
        what: 'place of work',
        words: location,
        isRead: entry.workplaceType !== '' || entry.isRemote === true || !place.isUnclear,
      },
    ]),
  }
}

/** Older answers have no id; the page's address ends with it. Without one, the address itself tells the job. */
function idInAddress(url: string): string {
  return /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i.exec(url)?.[0].toLowerCase() ?? url
}

function countriesOf(entry: Job): string[] {
  const codes = [entry, ...entry.secondaryLocations].flatMap((place) => {
    const said = place.address?.postalAddress?.addressCountry || place.address?.addressCountry || ''
    const found = findCountry(said)
    return found ? [found] : readPlaceText(place.location).countries
  })
  return [...new Set(codes)]
}

/** Of all that is offered, and may be shown, only the salary, not shares and bonuses; the summary spans the tiers. */
function payOf(entry: Job): Pay {
  if (entry.shouldDisplayCompensationOnJobPostings === false) return NO_PAY
  const tiers = entry.compensation?.compensationTiers.flatMap(({ components }) => components) ?? []
  const all = [...(entry.compensation?.summaryComponents ?? []), ...tiers]
  const salary = all.find((it) => /^salary$/i.test(it.compensationType) && (it.minValue || it.maxValue))
  return salary ? toSalary(salary) : NO_PAY
}

/** '1 YEAR', '2 WEEK'; 'NONE' is paid once and no salary. */
function toSalary({ interval, currencyCode, minValue, maxValue }: z.output<typeof component>): Pay {
  const count = Number(/^\s*(\d+(?:\.\d+)?)/.exec(interval)?.[1] ?? 1)
  if (/^none$/i.test(interval) || count === 0) return NO_PAY
  return toPay({
    currency: currencyCode,
    minSalary: minValue === null ? null : minValue / count,
    maxSalary: maxValue === null ? null : maxValue / count,
    salaryPeriod: readPayPeriod(interval),
  })
}
