import * as z from 'zod'
import { findCountry } from '#/domain/place/find-country.ts'
import { htmlToMarkdown } from './html-to-markdown.ts'
import { importKey } from './import-key.ts'
import type { AdvertisementDraft } from './job-advertisement.schema.ts'
import { label, listOf, partOf, rawText } from './lenient-fields.ts'
import { payOfEnds, payWords } from './pay-of-ends.ts'
import { saidAmount } from './said-amount.ts'
import { countOfPeriods, readPayPeriod } from './pay-period.ts'
import { isPaid, NO_PAY, timesPay, type Pay } from './pay.ts'
import { readPlaceText } from '#/domain/place/reading/read-place-text.ts'
import { readerOf } from './reading.ts'
import { unclearWords } from './unclear-words.ts'
import { toWebAddress } from './web-address.ts'

const posting = z.object({
  id: rawText,
  text: label,
  categories: partOf(
    z.object({
      commitment: label,
      department: label,
      team: label,
      location: label,
      allLocations: listOf(label),
    }),
  ),
  country: rawText,
  description: rawText,
  descriptionPlain: rawText,
  opening: rawText,
  openingPlain: rawText,
  descriptionBody: rawText,
  descriptionBodyPlain: rawText,
  lists: listOf(z.object({ text: label, content: rawText })),
  additional: rawText,
  additionalPlain: rawText,
  salaryDescription: rawText,
  salaryDescriptionPlain: rawText,
  hostedUrl: rawText,
  applyUrl: rawText,
  workplaceType: rawText,
  salaryRange: partOf(z.object({ currency: rawText, interval: rawText, min: saidAmount, max: saidAmount })),
})
type Posting = z.output<typeof posting>

/** A posting of Lever's postings API. It names no company. */
export const readLever = readerOf(posting, (entry) => ({ draft: toDraft(entry) }))

function toDraft(entry: Posting): AdvertisementDraft {
  const { categories } = entry
  const all = [categories?.location ?? '', ...(categories?.allLocations ?? [])].filter(Boolean)
  const location = [...new Set(all)].join('; ')
  const place = readPlaceText(location)
  const country = findCountry(entry.country)
  const { pay, words } = payOf(entry, country)
  const isSaid = entry.workplaceType !== '' && entry.workplaceType.toLowerCase() !== 'unspecified'
  return {
    id: importKey('lever', entry.id),
    title: entry.text,
    organization: '',
    descriptionMarkdown: describe(entry),
    industry: categories?.department || categories?.team,
    location,
    countryCode: country ?? (place.countries.length === 1 ? place.countries[0] : null),
    countries: [...new Set([...(country ? [country] : []), ...place.countries])],
    workLocation: isSaid ? entry.workplaceType : place.workLocation,
    jobType: categories?.commitment,
    ...pay,
    applyUrl: toWebAddress(entry.applyUrl) ?? toWebAddress(entry.hostedUrl),
    unclear: unclearWords([
      { what: 'place of work', words: location, isRead: isSaid || !place.isUnclear },
      { what: 'country', words: entry.country, isRead: country !== null },
      { what: 'pay', words, isRead: isPaid(pay) },
    ]),
  }
}

/** The whole text stands in pieces: what `description` holds is the opening and the body, where they are apart. */
function describe(entry: Posting): string {
  const parts = [entry.opening || entry.openingPlain, entry.descriptionBody || entry.descriptionBodyPlain]
  const beginning = entry.description || entry.descriptionPlain
  const lists = entry.lists.map(({ text, content }) => {
    const items = /<li\b/i.test(content) && !/<[uo]l\b/i.test(content) ? `<ul>${content}</ul>` : content
    return [text === '' ? '' : `### ${htmlToMarkdown(text)}`, htmlToMarkdown(items)]
      .filter(Boolean)
      .join('\n\n')
  })
  return [
    ...(beginning === '' ? parts.map(htmlToMarkdown) : [htmlToMarkdown(beginning)]),
    ...lists,
    htmlToMarkdown(entry.salaryDescription || entry.salaryDescriptionPlain),
    htmlToMarkdown(entry.additional || entry.additionalPlain),
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** What is paid once is no salary, and an interval of several periods counts as one of them. */
function payOf({ salaryRange }: Posting, countryCode: string | null): { pay: Pay; words: string } {
  if (!salaryRange || /one-?time/i.test(salaryRange.interval)) return { pay: NO_PAY, words: '' }
  const { currency, interval, min, max } = salaryRange
  const pay = payOfEnds([min, max], { currency, countryCode, salaryPeriod: readPayPeriod(interval) })
  return {
    pay: timesPay(pay, 1 / countOfPeriods(interval)),
    words: payWords([min, max], currency),
  }
}
