import type { Currency } from '#/domain/money/currency.ts'
import type { SalaryPeriod } from '#/domain/money/salary.ts'
import type { LanguageSkill } from '#/domain/profile/languages.ts'
import type {
  ApplyMode,
  EducationLevel,
  EducationRequirement,
  JobDuration,
  JobType,
  ReplyPledgeDays,
  Sector,
  WorkLocation,
} from './vocabulary.ts'

/**
 * What an employer says about a job over the three edit steps. Text not given is '', anything else null.
 * Dates are `YYYY-MM-DD`; salaries are amounts per `salaryPeriod` in `currency`.
 * A remote job names `countries` (ISO codes) instead of a location.
 */
export type JobDetails = {
  title: string
  sector: Sector | null
  jobType: JobType | null
  jobDuration: JobDuration | null
  workLocation: WorkLocation | null
  location: string
  countryCode: string | null
  lat: number | null
  lng: number | null
  countries: string[]
  openings: number | null
  /** The address of a stored file, as `storedAddress` writes it. */
  video: string | null
  /** The team of the organisation that hires. For its members alone. */
  teamId: string | null
  description: string
  mustHaveSkills: string[]
  niceToHaveSkills: string[]
  experienceYears: number | null
  educationLevel: EducationLevel | null
  educationRequirement: EducationRequirement | null
  languages: LanguageSkill[]
  minSalary: number | null
  maxSalary: number | null
  currency: Currency | null
  salaryPeriod: SalaryPeriod | null
  benefits: string[]
  startDate: string | null
  closingDate: string | null
  applyMode: ApplyMode | null
  applyUrl: string
  applyEmail: string
  replyPledgeDays: ReplyPledgeDays | null
}

/** A new draft: nothing said yet. Never to be mutated. */
export const EMPTY_JOB_DETAILS: JobDetails = {
  title: '',
  sector: null,
  jobType: null,
  jobDuration: null,
  workLocation: null,
  location: '',
  countryCode: null,
  lat: null,
  lng: null,
  countries: [],
  openings: null,
  video: null,
  teamId: null,
  description: '',
  mustHaveSkills: [],
  niceToHaveSkills: [],
  experienceYears: null,
  educationLevel: null,
  educationRequirement: null,
  languages: [],
  minSalary: null,
  maxSalary: null,
  currency: null,
  salaryPeriod: null,
  benefits: [],
  startDate: null,
  closingDate: null,
  applyMode: null,
  applyUrl: '',
  applyEmail: '',
  replyPledgeDays: null,
}
