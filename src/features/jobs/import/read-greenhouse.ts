import * as z from 'zod'
import { CURRENCIES } from '#/domain/money/currency.ts'
import { htmlToMarkdown } from './html-to-markdown.ts'
import { importKey } from './import-key.ts'
import type { AdvertisementDraft } from './job-advertisement.schema.ts'
import { label, listOf, partOf, rawText } from './lenient-fields.ts'
import { payWords } from './pay-of-ends.ts'
import { numberSaid, saidAmount, type SaidAmount } from './said-amount.ts'
import { guessPayPeriod } from './pay-period.ts'
import { isPaid, NO_PAY, timesPay, toPay, type Pay } from './pay.ts'
import { readDay } from '#/domain/time/reading/read-day.ts'
import { readPlaceText } from '#/domain/place/reading/read-place-text.ts'
import { readerOf } from './reading.ts'
import { unclearWords } from './unclear-words.ts'
import { toWebAddress } from './web-address.ts'

const office = z.object({ name: label, location: label })
const payRange = z.object({
  min_cents: saidAmount,
  max_cents: saidAmount,
  currency_type: rawText,
  title: label,
})
const job = z.object({
  id: rawText,
  title: label,
  company_name: label,
  location: partOf(z.object({ name: label })),
  absolute_url: rawText,
  content: rawText,
  departments: listOf(z.object({ name: label })),
  offices: listOf(office),
  metadata: listOf(z.object({ name: label, value: listOf(label) })),
  pay_input_ranges: listOf(payRange),
  application_deadline: rawText,
})
type Job = z.output<typeof job>

/** A job of Greenhouse's board API, from a list or by itself. */
export const readGreenhouse = readerOf(job, (entry) =>
  entry.content === ''
    ? { problem: 'has no content: ask the board for it with ?content=true' }
    : { draft: toDraft(entry) },
)

function toDraft(entry: Job): AdvertisementDraft {
  const location = entry.location?.name || entry.offices.map(({ name }) => name).join('; ')
  const place = readPlaceText(location)
  const countries = place.countries.length > 0 ? place.countries : countriesOfOffices(entry)
  const pay = payOf(entry)
  const closingDate = readDay(entry.application_deadline)
  const workplace = metadataOf(
    entry,
    /^(workplace|work|working|remote|location)[ -]?(type|model|mode|style|arrangement)/i,
  )
  return {
    id: importKey('greenhouse', entry.id),
    title: entry.title,
    organization: entry.company_name,
    descriptionMarkdown: htmlToMarkdown(entry.content),
    industry: entry.departments[0]?.name,
    location,
    countryCode: countries.length === 1 ? countries[0] : null,
    countries,
    workLocation: workplace || place.workLocation,
    jobType: metadataOf(entry, /^(employment|job|contract|time|position)[ -]?type|^commitment/i),
    ...pay,
    closingDate,
    applyUrl: toWebAddress(entry.absolute_url),
    unclear: unclearWords([
      { what: 'place of work', words: location, isRead: workplace !== '' || !place.isUnclear },
      { what: 'pay', words: centWords(entry), isRead: isPaid(pay) },
      { what: 'closing date', words: entry.application_deadline, isRead: closingDate !== null },
    ]),
  }
}

function metadataOf({ metadata }: Job, name: RegExp): string {
  return metadata.find((field) => name.test(field.name))?.value.join(', ') ?? ''
}

function countriesOfOffices({ offices }: Job): string[] {
  const named = offices.flatMap(({ name, location }) => readPlaceText(location || name).countries)
  return [...new Set(named)]
}

/**
 * Ranges are in cents, one for each group of places, and tell only in their free titles what they pay for. All that
 * are in the first known currency and for one period make one range, from the lowest to the highest.
 */
function payOf({ pay_input_ranges: ranges }: Job): Pay {
  const known = ranges.filter((range) => isKnownCurrency(range.currency_type)).map(toRange)
  const [first] = known
  if (!first) return NO_PAY
  const alike = known.filter(
    ({ currency, salaryPeriod }) => currency === first.currency && salaryPeriod === first.salaryPeriod,
  )
  const amounts = alike.flatMap(({ minSalary, maxSalary }) => [minSalary ?? [], maxSalary ?? []].flat())
  if (alike.length === 1 || amounts.length === 0) return first
  return { ...first, minSalary: Math.min(...amounts), maxSalary: Math.max(...amounts) }
}

const isKnownCurrency = (code: string) => CURRENCIES.some((known) => known === code.toUpperCase())

const toUnits = (cents: SaidAmount) => {
  const number = cents === '' ? null : numberSaid(cents)
  return number === null ? null : number / 100
}

function toRange(range: z.output<typeof payRange>): Pay {
  const [minSalary, maxSalary] = [toUnits(range.min_cents), toUnits(range.max_cents)]
  const { period, count } = guessPayPeriod(range.title, minSalary ?? maxSalary)
  const pay = toPay({ currency: range.currency_type, minSalary, maxSalary, salaryPeriod: period })
  return timesPay(pay, 1 / count)
}

function centWords({ pay_input_ranges: [first] }: Job): string {
  const words = first ? payWords([first.min_cents, first.max_cents], first.currency_type) : ''
  return words === '' ? '' : `${words} cents`
}
