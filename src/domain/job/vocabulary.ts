/** Hours and nature of the work. */
export const JOB_TYPES = [
  'FullTime',
  'PartTime',
  'Flexible',
  'Internship',
  'Apprenticeship',
  'Volunteer',
] as const
export type JobType = (typeof JOB_TYPES)[number]

/** How long the contract runs. */
export const JOB_DURATIONS = ['Permanent', 'FixedTerm', 'Contract', 'Temporary', 'Seasonal'] as const
export type JobDuration = (typeof JOB_DURATIONS)[number]

/** Fields of work, in the order of their English labels; `Other` last. */
export const SECTORS = [
  'Agriculture',
  'ArtsMedia',
  'Automotive',
  'BankingFinance',
  'CharityNgo',
  'Construction',
  'CustomerService',
  'Design',
  'Education',
  'Energy',
  'Engineering',
  'HealthCare',
  'HospitalityTourism',
  'HumanResources',
  'ItSoftware',
  'Legal',
  'LogisticsTransport',
  'Manufacturing',
  'Marketing',
  'PublicSector',
  'RealEstate',
  'Retail',
  'Sales',
  'Science',
  'Other',
] as const
export type Sector = (typeof SECTORS)[number]

export const WORK_LOCATIONS = ['OnSite', 'Hybrid', 'Remote'] as const
export type WorkLocation = (typeof WORK_LOCATIONS)[number]

/** Levels of education from lowest to highest: the order is the meaning. */
export const EDUCATION_LEVELS = [
  'None',
  'Secondary',
  'Vocational',
  'Diploma',
  'Bachelor',
  'Master',
  'Doctorate',
] as const
export type EducationLevel = (typeof EDUCATION_LEVELS)[number]

/** How much the asked level of education matters. */
export const EDUCATION_REQUIREMENTS = ['Required', 'Preferred', 'NotNeeded'] as const
export type EducationRequirement = (typeof EDUCATION_REQUIREMENTS)[number]

/** Levels of a language from lowest to highest: the order is the meaning. */
export const CEFR_LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'Native'] as const
export type CefrLevel = (typeof CEFR_LEVELS)[number]

/** How one applies: in the product, on the employer's page, or by mail. */
export const APPLY_MODES = ['Here', 'Url', 'Email'] as const
export type ApplyMode = (typeof APPLY_MODES)[number]

/** Days within which an employer promises to answer every like. */
export const REPLY_PLEDGE_DAYS = [7, 14, 21] as const
export type ReplyPledgeDays = (typeof REPLY_PLEDGE_DAYS)[number]

/** The states of a job; how one leads to another is in `transitions.ts`. */
export const JOB_STATUSES = ['Draft', 'Published', 'Archived'] as const
export type JobStatus = (typeof JOB_STATUSES)[number]

/** Why a job is no longer open. */
export const ARCHIVE_REASONS = ['Filled', 'Withdrawn', 'Expired', 'Moderation', 'Suspended'] as const
export type ArchiveReason = (typeof ARCHIVE_REASONS)[number]

/** Place of a level in the order, 0 for the lowest. */
export function educationRank(level: EducationLevel): number {
  return EDUCATION_LEVELS.indexOf(level)
}

/** Place of a level in the order, 0 for A1, 6 for a native speaker. */
export function cefrRank(level: CefrLevel): number {
  return CEFR_LEVELS.indexOf(level)
}
