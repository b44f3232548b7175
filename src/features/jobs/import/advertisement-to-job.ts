import { EMPTY_JOB_DETAILS, type JobDetails } from '#/domain/job/job-details.ts'
import type { JobDuration, JobType, WorkLocation } from '#/domain/job/vocabulary.ts'
import { CURRENCIES } from '#/domain/money/currency.ts'
import { yearlyAmount, type SalaryPeriod } from '#/domain/money/salary.ts'
import { isCountryCode } from '#/domain/place/place.ts'
import { guessSector } from './guess-sector.ts'
import type { JobAdvertisement } from './job-advertisement.schema.ts'

const LOCATION_CHARACTERS_MAX = 200

/** Values of advertisements, in small letters and without hyphens or spaces. */
const JOB_TYPE_OF: Record<string, JobType> = {
  fulltime: 'FullTime',
  tempsplein: 'FullTime',
  parttime: 'PartTime',
  tempspartiel: 'PartTime',
  flexible: 'Flexible',
  internship: 'Internship',
  stage: 'Internship',
  apprenticeship: 'Apprenticeship',
  volunteer: 'Volunteer',
}
const WORK_LOCATION_OF: Record<string, WorkLocation> = {
  remote: 'Remote',
  hybrid: 'Hybrid',
  onsite: 'OnSite',
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
 * way we do not know. The description is kept whole.
 */
export function advertisementToJob(advertisement: JobAdvertisement): JobDetails {
  const workLocation = lookUp(WORK_LOCATION_OF, advertisement.workLocation)
  const countryCode = isCountryCode(advertisement.countryCode) ? advertisement.countryCode : null
  return {
    ...EMPTY_JOB_DETAILS,
    title: advertisement.title,
    sector: guessSector(advertisement.title),
    jobType: lookUp(JOB_TYPE_OF, advertisement.jobType),
    jobDuration: toJobDuration(advertisement.jobType),
    workLocation,
    location: (advertisement.location ?? '').slice(0, LOCATION_CHARACTERS_MAX).trim(),
    countryCode,
    // A remote job is open to the country its advertisement is for.
    countries: workLocation === 'Remote' && countryCode ? [countryCode] : [],
    description: advertisement.descriptionMarkdown,
    ...toPay(advertisement),
  }
}

function lookUp<Value>(table: Record<string, Value>, word: string | null): Value | null {
  const key = (word ?? '').toLowerCase().replaceAll(/[\s_-]/g, '')
  return Object.hasOwn(table, key) ? (table[key] ?? null) : null
}

/** Public services write how long a post lasts where others write its hours: "indeterminate", "2 year-term". */
function toJobDuration(jobType: string | null): JobDuration | null {
  const words = (jobType ?? '').toLowerCase()
  if (/^(indeterminate|permanent)$/.test(words)) return 'Permanent'
  return /^\d+[ -]year[ -]term$/.test(words) ? 'FixedTerm' : null
}

type Pay = Pick<JobDetails, 'minSalary' | 'maxSalary' | 'currency' | 'salaryPeriod'>

/** Pay by the week becomes pay by the year. A range that is upside down is not a range: it stays empty. */
function toPay(advertisement: JobAdvertisement): Pay {
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
    currency: CURRENCIES.find((currency) => currency === advertisement.currency?.toUpperCase()) ?? null,
    salaryPeriod: isWeekly ? 'Year' : period,
  }
}
