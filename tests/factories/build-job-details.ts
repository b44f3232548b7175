import { EMPTY_JOB_DETAILS, type JobDetails } from '#/domain/job/job-details.ts'

/** A job that could be published on 21 November 2026. */
export function buildJobDetails(changes: Partial<JobDetails> = {}): JobDetails {
  return {
    ...EMPTY_JOB_DETAILS,
    title: 'Civil Engineer, Flood Defences',
    sector: 'Engineering',
    jobType: 'FullTime',
    jobDuration: 'Permanent',
    workLocation: 'Hybrid',
    location: 'Bristol, UK',
    countryCode: 'GB',
    lat: 51.4545,
    lng: -2.5879,
    openings: 1,
    description: 'You design what keeps a city dry, from the first sketch to the last sluice gate.',
    mustHaveSkills: ['Hydraulic modelling', 'NEC4', 'Civil 3D'],
    niceToHaveSkills: ['Python', 'GIS', 'BIM', 'QGIS'],
    experienceYears: 4,
    educationLevel: 'Bachelor',
    educationRequirement: 'Preferred',
    languages: [{ language: 'en', level: 'C1' }],
    minSalary: 41_000,
    maxSalary: 48_500,
    currency: 'GBP',
    salaryPeriod: 'Year',
    startDate: '2027-01-04',
    closingDate: '2026-12-12',
    applyMode: 'Here',
    replyPledgeDays: 14,
    ...changes,
  }
}
