import type { JobDuration, JobType } from '#/domain/job/vocabulary.ts'

/** What search engines know as the kind of an employment. */
export type EmploymentType =
  | 'FULL_TIME'
  | 'PART_TIME'
  | 'CONTRACTOR'
  | 'TEMPORARY'
  | 'INTERN'
  | 'VOLUNTEER'
  | 'OTHER'

const OF_TYPE: Record<JobType, EmploymentType> = {
  FullTime: 'FULL_TIME',
  PartTime: 'PART_TIME',
  // Neither hours as one likes nor an apprenticeship has a word there.
  Flexible: 'OTHER',
  Apprenticeship: 'OTHER',
  Internship: 'INTERN',
  Volunteer: 'VOLUNTEER',
}

const OF_DURATION: Record<JobDuration, EmploymentType[]> = {
  Permanent: [],
  FixedTerm: ['TEMPORARY'],
  Temporary: ['TEMPORARY'],
  Seasonal: ['TEMPORARY'],
  Contract: ['CONTRACTOR'],
}

type Employment = { jobType: JobType | null; jobDuration: JobDuration | null }

/** Hours first, then how long it lasts; a permanent job goes without saying. [] when neither is known. */
export function employmentTypes({ jobType, jobDuration }: Employment): EmploymentType[] {
  return [...(jobType ? [OF_TYPE[jobType]] : []), ...(jobDuration ? OF_DURATION[jobDuration] : [])]
}
