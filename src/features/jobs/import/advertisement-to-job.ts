import { EMPTY_JOB_DETAILS, type JobDetails } from '#/domain/job/job-details.ts'
import { JOB_LIMITS } from '#/domain/job/publish-rules.ts'
import type { WorkLocation } from '#/domain/job/vocabulary.ts'
import { CURRENCIES } from '#/domain/money/currency.ts'
import { yearlyAmount, type SalaryPeriod } from '#/domain/money/salary.ts'
import { isCountryCode } from '#/domain/place/place.ts'
import { normalizeSkill } from '#/domain/skills/normalize-skill.ts'
import { guessSector } from './guess-sector.ts'
import type { JobAdvertisement } from './job-advertisement.schema.ts'
import { knownPoint } from './known-point.ts'
import { readEducation } from './read-education.ts'
import { readEmployment } from './read-employment.ts'
import { toWebAddress } from './web-address.ts'

const LOCATION_CHARACTERS_MAX = 200
const TAG_CHARACTERS_MAX = 80
const BENEFITS_MAX = 20
const COUNTRIES_MAX = 50

/** Values of advertisements, in small letters and without hyphens or spaces. */
const WORK_LOCATION_OF: Record<string, WorkLocation> = {
  remote: 'Remote',
  fullyremote: 'Remote',
  telecommute: 'Remote',
  telecommuting: 'Remote',
  workfromhome: 'Remote',
  hybrid: 'Hybrid',
  hybridremote: 'Hybrid',
  onsite: 'OnSite',
  inoffice: 'OnSite',
  inperson: 'OnSite',
}
const SALARY_PERIOD_OF: Record<string, SalaryPeriod | 'Week'> = {
  hour: 'Hour',
  day: 'Day',
  week: 'Week',
  month: 'Month',
  year: 'Year',
}

/**
 * What an advertisement says, in the product's words. What it does not say stays empty, and so does what it says in a
 * way we do not know. The description is kept whole. Does not ask whether the closing date may still be published.
 */
export function advertisementToJob(advertisement: JobAdvertisement): JobDetails {
  const applyUrl = toWebAddress(advertisement.applyUrl ?? '')
  return {
    ...EMPTY_JOB_DETAILS,
    title: advertisement.title,
    sector: guessSector(advertisement.title) ?? guessSector(advertisement.industry ?? ''),
    ...readEmployment(advertisement.jobType ?? ''),
    ...toPlace(advertisement),
    openings: advertisement.openings,
    description: advertisement.descriptionMarkdown,
    ...toRequirements(advertisement),
    ...toPay(advertisement),
    benefits: toTags(advertisement.benefits).slice(0, BENEFITS_MAX),
    startDate: advertisement.startDate,
    closingDate: advertisement.closingDate,
    applyMode: applyUrl === null ? null : 'Url',
    applyUrl: applyUrl ?? '',
  }
}

function lookUp<Value>(table: Record<string, Value>, word: string | null): Value | null {
  const key = (word ?? '').toLowerCase().replaceAll(/[\s_-]/g, '')
  return Object.hasOwn(table, key) ? (table[key] ?? null) : null
}

type Place = Pick<JobDetails, 'workLocation' | 'location' | 'countryCode' | 'lat' | 'lng' | 'countries'>

function toPlace(advertisement: JobAdvertisement): Place {
  const workLocation = lookUp(WORK_LOCATION_OF, advertisement.workLocation)
  const countryCode = isCountryCode(advertisement.countryCode) ? advertisement.countryCode : null
  const named = advertisement.countries.slice(0, COUNTRIES_MAX)
  return {
    workLocation,
    location: (advertisement.location ?? '').slice(0, LOCATION_CHARACTERS_MAX).trim(),
    countryCode,
    ...(knownPoint(advertisement.lat, advertisement.lng) ?? { lat: null, lng: null }),
    // A remote job is open to the countries it names, or else to the one its advertisement is for.
    countries: workLocation === 'Remote' ? (named.length > 0 ? named : countryCode ? [countryCode] : []) : [],
  }
}

type Requirements = Pick<
  JobDetails,
  'mustHaveSkills' | 'niceToHaveSkills' | 'experienceYears' | 'educationLevel' | 'educationRequirement'
>

/** A job asks for ten skills at most; further ones of a long list are nice to have. */
function toRequirements(advertisement: JobAdvertisement): Requirements {
  const skills = toTags(advertisement.skills)
  const { mustHaveSkillsMax: most, niceToHaveSkillsMax: further } = JOB_LIMITS
  const { experienceYears } = advertisement
  const educationLevel = readEducation(advertisement.educationLevel ?? '')
  const isPreferred = advertisement.educationRequirement?.toLowerCase() === 'preferred'
  return {
    mustHaveSkills: skills.slice(0, most),
    niceToHaveSkills: skills.slice(most, most + further),
    experienceYears: experienceYears === null ? null : Math.floor(experienceYears),
    educationLevel,
    educationRequirement:
      educationLevel === null
        ? null
        : educationLevel === 'None'
          ? 'NotNeeded'
          : isPreferred
            ? 'Preferred'
            : 'Required',
  }
}

/** The first of several that fold to the same, without those that are too long for a tag. */
function toTags(texts: readonly string[]): string[] {
  const first = new Map<string, string>()
  for (const text of texts) {
    const key = normalizeSkill(text)
    if (key !== '' && text.length <= TAG_CHARACTERS_MAX && !first.has(key)) first.set(key, text)
  }
  return [...first.values()]
}

type Pay = Pick<JobDetails, 'minSalary' | 'maxSalary' | 'currency' | 'salaryPeriod'>
const NO_PAY: Pay = { minSalary: null, maxSalary: null, currency: null, salaryPeriod: null }

/**
 * Pay by the week becomes pay by the year. A range that is upside down is not a range: it stays empty. Amounts in a
 * currency we do not know would be read as another: all of it stays empty.
 */
function toPay(advertisement: JobAdvertisement): Pay {
  const code = advertisement.currency?.toUpperCase() ?? null
  const currency = CURRENCIES.find((known) => known === code) ?? null
  if (code !== null && currency === null) return NO_PAY
  const period = lookUp(SALARY_PERIOD_OF, advertisement.salaryPeriod)
  const isWeekly = period === 'Week'
  const toAmount = (amount: number | null) =>
    amount === null ? null : Math.round(isWeekly ? yearlyAmount(amount, 'Week') : amount)
  const minSalary = toAmount(advertisement.minSalary)
  const maxSalary = toAmount(advertisement.maxSalary)
  const isReversed = minSalary !== null && maxSalary !== null && minSalary > maxSalary
  return {
    minSalary: isReversed ? null : minSalary,
    maxSalary: isReversed ? null : maxSalary,
    currency,
    salaryPeriod: isWeekly ? 'Year' : period,
  }
}

/** For the report: what an advertisement says and its job does not hold, or holds without its cents. */
export function leftOpen(advertisement: JobAdvertisement, job: JobDetails): string[] {
  const { workLocation, jobType, closingDate } = advertisement
  return [
    ...advertisement.unclear,
    ...(workLocation !== null && job.workLocation === null ? [`place of work "${workLocation}"`] : []),
    ...(jobType !== null && job.jobType === null && job.jobDuration === null ? [`hours "${jobType}"`] : []),
    ...(closingDate !== null && job.closingDate === null ? [`closing date "${closingDate}"`] : []),
    ...payLeftOpen(advertisement, job),
  ]
}

function payLeftOpen({ minSalary, maxSalary, currency, salaryPeriod }: JobAdvertisement, job: JobDetails) {
  const said = [minSalary, maxSalary].filter((amount) => amount !== null)
  if (job.minSalary === null && job.maxSalary === null)
    return said.length === 0 ? [] : [`pay "${[currency ?? '', said.join(' – ')].join(' ').trim()}"`]
  if (lookUp(SALARY_PERIOD_OF, salaryPeriod) === 'Week') return []
  const rounded = said.flatMap((amount) => {
    const kept = Math.round(amount)
    return kept === amount ? [] : [`pay of ${amount} was rounded to ${kept}`]
  })
  return [...new Set(rounded)]
}
