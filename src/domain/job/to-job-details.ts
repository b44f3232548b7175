import type { JobDetails } from './job-details.ts'

/** What the employer said, out of a row that holds more, field by field. */
export function toJobDetails(row: JobDetails): JobDetails {
  return {
    title: row.title,
    sector: row.sector,
    jobType: row.jobType,
    jobDuration: row.jobDuration,
    workLocation: row.workLocation,
    location: row.location,
    countryCode: row.countryCode,
    lat: row.lat,
    lng: row.lng,
    countries: row.countries,
    openings: row.openings,
    video: row.video,
    teamId: row.teamId,
    description: row.description,
    mustHaveSkills: row.mustHaveSkills,
    niceToHaveSkills: row.niceToHaveSkills,
    experienceYears: row.experienceYears,
    educationLevel: row.educationLevel,
    educationRequirement: row.educationRequirement,
    languages: row.languages,
    minSalary: row.minSalary,
    maxSalary: row.maxSalary,
    currency: row.currency,
    salaryPeriod: row.salaryPeriod,
    benefits: row.benefits,
    startDate: row.startDate,
    closingDate: row.closingDate,
    applyMode: row.applyMode,
    applyUrl: row.applyUrl,
    applyEmail: row.applyEmail,
    replyPledgeDays: row.replyPledgeDays,
  }
}
