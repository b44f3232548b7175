import { XMLParser } from 'fast-xml-parser'
import * as z from 'zod'
import { findCountry } from '#/domain/place/find-country.ts'
import { htmlToMarkdown } from './html-to-markdown.ts'
import { importKey } from './import-key.ts'
import type { AdvertisementDraft } from './job-advertisement.schema.ts'
import { label, rawText } from './lenient-fields.ts'
import { plainText } from '#/platform/html/plain-text.ts'
import { isPaid } from './pay.ts'
import { readDay } from '#/domain/time/reading/read-day.ts'
import { readExperience } from './read-experience.ts'
import { readPlaceText } from '#/domain/place/reading/read-place-text.ts'
import { readSalaryText } from './read-salary-text.ts'
import { readerOf, type ReadEntry } from './reading.ts'
import { unclearWords } from './unclear-words.ts'
import { toWebAddress } from './web-address.ts'

const job = z.object({
  title: label,
  referencenumber: label,
  requisitionid: label,
  url: rawText,
  company: label,
  city: label,
  state: label,
  country: label,
  postalcode: label,
  description: rawText,
  salary: label,
  jobtype: label,
  category: label,
  experience: label,
  education: label,
  remotetype: label,
  expirationdate: rawText,
})
type Job = z.output<typeof job>

/** Values stay text, attributes do not count, and a description may hold tags that nobody escaped. */
const parser = new XMLParser({
  parseTagValue: false,
  transformTagName: (name) => name.toLowerCase(),
  stopNodes: ['job.description'],
})

export function readPublisher(feed: string): string {
  const beforeJobs = feed.slice(0, feed.search(/<job[\s>]/i))
  const name = /<publisher>\s*(?:<!\[CDATA\[)?([^<\]]{1,200})/i.exec(beforeJobs)?.[1] ?? ''
  return plainText(name)
}

/** The reader of the `<job>` elements of one feed in Indeed's format, each as text. */
export function indeedReader(publisher: string): ReadEntry {
  const read = readerOf(job, (entry) => ({ draft: toDraft(entry, publisher) }))
  return (entry) => {
    const parsed = parseJob(String(entry))
    return 'problem' in parsed ? parsed : read(parsed.job)
  }
}

function parseJob(xml: string): { job: unknown } | { problem: string } {
  try {
    const { job: found } = parser.parse(xml) as { job: unknown }
    return { job: found === '' ? {} : found }
  } catch (error) {
    return { problem: `is not XML (${error instanceof Error ? error.message : String(error)})` }
  }
}

function toDraft(entry: Job, publisher: string): AdvertisementDraft {
  const location = [entry.city, entry.state].filter(Boolean).join(', ') || entry.postalcode
  const place = readPlaceText([location, entry.country].filter(Boolean).join(', '))
  // A town by itself is no country, whatever it is called.
  const named = entry.country === '' && !location.includes(',') ? [] : place.countries
  const country = findCountry(entry.country) ?? (named.length === 1 ? named[0] : null) ?? null
  const pay = readSalaryText(entry.salary, country)
  const closingDate = readDay(entry.expirationdate)
  const reference = entry.referencenumber || entry.requisitionid || entry.url
  return {
    id: reference === '' ? '' : importKey('indeed', publisher || entry.company, reference),
    title: entry.title,
    organization: entry.company,
    descriptionMarkdown: htmlToMarkdown(entry.description),
    industry: entry.category,
    location,
    countryCode: country,
    countries: country ? [country] : [],
    workLocation: entry.remotetype || place.workLocation,
    jobType: entry.jobtype,
    ...pay,
    experienceYears: readExperience(entry.experience),
    educationLevel: entry.education,
    closingDate,
    applyUrl: toWebAddress(entry.url),
    unclear: unclearWords([
      { what: 'place of work', words: location, isRead: entry.remotetype !== '' || !place.isUnclear },
      { what: 'country', words: entry.country, isRead: country !== null },
      { what: 'pay', words: entry.salary, isRead: isPaid(pay) },
      { what: 'closing date', words: entry.expirationdate, isRead: closingDate !== null },
    ]),
  }
}
