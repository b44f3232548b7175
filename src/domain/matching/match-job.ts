import type { JobDetails } from '#/domain/job/job-details.ts'
import type { JobStatus } from '#/domain/job/vocabulary.ts'
import { toCoordinates } from '#/domain/place/place.ts'
import { toMatchSkills } from '#/domain/skills/skill-matcher.ts'
import { daysBetween, isIsoDate } from '#/domain/time/iso-date.ts'
import type { MatchJob, MatchPay } from './types.ts'

/** What matching needs to know of a job besides what its employer says about it. */
export type JobContext = { organizationId: string | null; status: JobStatus; today: string }

function toPay({ minSalary, maxSalary, currency, salaryPeriod }: JobDetails): MatchPay | null {
  if ((minSalary === null && maxSalary === null) || currency === null || salaryPeriod === null) return null
  return { min: minSalary, max: maxSalary, currency, period: salaryPeriod }
}

/** Whole weeks until the start, 0 when it has passed; null when none is given. */
function countWeeksToStart(startDate: string | null, today: string): number | null {
  return isIsoDate(startDate) ? Math.max(0, Math.round(daysBetween(today, startDate) / 7)) : null
}

/** Takes from a job what enters a score. A draft counts as open, so that its preview shows what will be. */
export function toMatchJob(job: JobDetails, { organizationId, status, today }: JobContext): MatchJob {
  const isPastClosing = isIsoDate(job.closingDate) && job.closingDate < today
  return {
    organizationId,
    closed: status === 'Archived' || isPastClosing,
    title: job.title.trim(),
    sector: job.sector,
    mustHaveSkills: toMatchSkills(job.mustHaveSkills),
    niceToHaveSkills: toMatchSkills(job.niceToHaveSkills),
    experienceYears: job.experienceYears,
    educationLevel: job.educationLevel,
    educationRequirement: job.educationRequirement,
    languages: job.languages,
    workLocation: job.workLocation,
    location: job.location,
    countryCode: job.countryCode,
    coordinates: toCoordinates(job.lat, job.lng),
    countries: job.countries,
    pay: toPay(job),
    jobType: job.jobType,
    jobDuration: job.jobDuration,
    startsInWeeks: countWeeksToStart(job.startDate, today),
  }
}
