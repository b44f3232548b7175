import * as z from 'zod'
import { htmlToMarkdown } from './html-to-markdown.ts'
import { importKey } from './import-key.ts'
import type { AdvertisementDraft } from './job-advertisement.schema.ts'
import { payOf, postingPay } from './job-posting-pay.ts'
import { applicantPlaces, countriesOfApplicants, placeOf, postingPlaces } from './job-posting-place.ts'
import {
  experienceOf,
  postingEducation,
  postingExperience,
  terms,
  toTags,
} from './job-posting-requirements.ts'
import { amount, label, listOf, rawText, yesOrNo } from './lenient-fields.ts'
import { readDay } from '#/domain/time/reading/read-day.ts'
import { isPaid } from './pay.ts'
import { readerOf } from './reading.ts'
import { unclearWords } from './unclear-words.ts'
import { toWebAddress } from './web-address.ts'

const organizations = listOf(
  z.union([
    z.object({ name: label, legalName: label }).transform(({ name, legalName }) => name || legalName),
    label,
  ]),
)
const identifiers = listOf(
  z.union([z.object({ value: label, '@id': label }).transform((it) => it.value || it['@id']), label]),
)
const posting = z.object({
  '@id': rawText,
  title: label,
  name: label,
  description: rawText,
  hiringOrganization: organizations,
  identifier: identifiers,
  url: terms,
  validThrough: rawText,
  jobStartDate: rawText,
  totalJobOpenings: amount,
  jobLocation: postingPlaces,
  jobLocationType: listOf(label),
  applicantLocationRequirements: applicantPlaces,
  baseSalary: postingPay,
  salaryCurrency: rawText,
  employmentType: listOf(label),
  industry: terms,
  occupationalCategory: terms,
  skills: terms,
  qualifications: terms,
  responsibilities: terms,
  experienceRequirements: postingExperience,
  educationRequirements: postingEducation,
  experienceInPlaceOfEducation: yesOrNo,
  jobBenefits: terms,
})
type Posting = z.output<typeof posting>

/**
 * A JobPosting of schema.org, in all forms that Google reads. A draft has no place for `datePosted`, and applying leads
 * to the posting's page whether or not `directApply` says that one page is enough.
 */
export const readJobPosting = readerOf(posting, (entry) => ({ draft: toDraft(entry) }))

function toDraft(entry: Posting): AdvertisementDraft {
  const { location, countries, workLocation, isUnclear, unreadCountry, lat, lng } = placeOf(entry.jobLocation)
  const title = entry.title || entry.name
  // Who does not want to be known is called so in Google's own guide.
  const organization = entry.hiringOrganization.find((name) => name && !/^confidential$/i.test(name)) ?? ''
  const types = [...new Set(entry.jobLocationType)].map((type) => type.replace(/^.*[/#]/, ''))
  const countryCode = countries.length === 1 ? (countries[0] ?? null) : null
  const allowed = countriesOfApplicants(entry.applicantLocationRequirements)
  const address = entry.url.map(toWebAddress).find((url) => url !== null) ?? null
  const openings = entry.totalJobOpenings
  const { pay, words } = payOf(entry.baseSalary, { currency: entry.salaryCurrency, countryCode })
  const [startDate, closingDate] = [readDay(entry.jobStartDate), readDay(entry.validThrough)]
  return {
    id: keyOf(entry, { organization, title, location }),
    title,
    organization,
    descriptionMarkdown: describe(entry),
    industry: [...entry.industry, ...entry.occupationalCategory].join(', '),
    location,
    countryCode,
    lat,
    lng,
    countries: allowed.length > 0 ? allowed : countries,
    workLocation: types.join(', ') || workLocation,
    jobType: entry.employmentType.join(', '),
    openings: openings !== null && openings >= 1 && openings <= 9_999 ? Math.floor(openings) : null,
    skills: toTags(entry.skills),
    experienceYears: experienceOf(entry.experienceRequirements),
    educationLevel: entry.educationRequirements.join(', '),
    educationRequirement: entry.experienceInPlaceOfEducation ? 'preferred' : null,
    ...pay,
    benefits: toTags(entry.jobBenefits),
    startDate,
    closingDate,
    applyUrl: address,
    unclear: unclearWords([
      { what: 'place of work', words: location, isRead: types.length > 0 || !isUnclear },
      { what: 'country', words: unreadCountry, isRead: false },
      { what: 'where one may live', words: applicantWords(entry), isRead: allowed.length > 0 },
      { what: 'pay', words, isRead: isPaid(pay) },
      { what: 'start', words: entry.jobStartDate, isRead: startDate !== null },
      { what: 'closing date', words: entry.validThrough, isRead: closingDate !== null },
    ]),
  }
}

const applicantWords = (entry: Posting) =>
  entry.applicantLocationRequirements.map(({ name }) => name).join('; ')

/**
 * An identifier tells a posting from the others of its company. Where there is none its address does, and without that
 * who looks for whom and where: then a new title is a new job.
 */
function keyOf(entry: Posting, said: { organization: string; title: string; location: string }): string {
  const identifier = entry.identifier.find(Boolean)
  if (identifier !== undefined) return importKey('jobposting', said.organization, identifier)
  const address = entry.url.find(Boolean) ?? entry['@id']
  return importKey(
    'jobposting',
    ...(address === '' ? [said.organization, said.title, said.location] : [address]),
  )
}

/** The description, and below it what stands in fields of its own and is no list of tags, unless it is there already. */
function describe(entry: Posting): string {
  const description = htmlToMarkdown(entry.description)
  const further = [
    ['Responsibilities', entry.responsibilities],
    ['Qualifications', entry.qualifications],
    ['Skills', toTags(entry.skills).length === 0 ? entry.skills : []],
    ['Benefits', toTags(entry.jobBenefits).length === 0 ? entry.jobBenefits : []],
  ] as const
  const sections = further.flatMap(([heading, texts]) => {
    const text = texts.map(htmlToMarkdown).filter(Boolean).join('\n\n')
    return text === '' || description.includes(text) ? [] : [`## ${heading}\n\n${text}`]
  })
  return description === '' ? '' : [description, ...sections].join('\n\n')
}
