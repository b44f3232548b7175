import type { EducationLevel, JobDuration, JobType, Sector, WorkLocation } from '#/domain/job/vocabulary.ts'
import type { Currency } from '#/domain/money/currency.ts'
import type { SalaryPeriod } from '#/domain/money/salary.ts'
import type { LanguageSkill } from './languages.ts'
import type { Availability, Visibility } from './vocabulary.ts'

/** A role, paid or voluntary. Months are `YYYY-MM`; an `endDate` of null means "current". */
export type WorkEntry = {
  id: string
  position: string
  organization: string
  location: string
  startDate: string
  endDate: string | null
  summary: string
  highlights: string[]
  volunteer: boolean
}

/** A course of study. Its dates are for the CV alone: they never reach a score. */
export type EducationEntry = {
  id: string
  institution: string
  area: string
  studyType: string
  level: EducationLevel | null
  startDate: string | null
  endDate: string | null
  score: string
}

export type CertificateEntry = {
  id: string
  name: string
  issuer: string
  date: string | null
  expiryDate: string | null
  url: string
}

/** A skill; `evidenceWorkId` is the id of the work entry that proves it. */
export type SkillEntry = {
  name: string
  level: 1 | 2 | 3 | 4 | 5 | null
  years: number | null
  evidenceWorkId: string | null
}

export type ProjectEntry = {
  id: string
  name: string
  description: string
  url: string
  startDate: string | null
  endDate: string | null
}

export type PublicationEntry = {
  id: string
  name: string
  publisher: string
  releaseDate: string | null
  url: string
  summary: string
}

/** A place one would work in. */
export type PreferredPlace = {
  label: string
  countryCode: string | null
  lat: number | null
  lng: number | null
}

/** What a person wants. The salary is private: used for matching, never shown. */
export type Preferences = {
  desiredTitles: string[]
  jobTypes: JobType[]
  jobDurations: JobDuration[]
  workLocations: WorkLocation[]
  places: PreferredPlace[]
  radiusKm: number | null
  minSalary: number | null
  currency: Currency | null
  salaryPeriod: SalaryPeriod | null
  noticePeriodWeeks: number | null
  availability: Availability
  visibility: Visibility
  /** Search engines may list the profile while it is public. */
  searchEngines: boolean
  anonymousUntilMatch: boolean
  excludedEmployers: string[]
}

export type ProfileLinks = { website: string; linkedin: string; github: string; portfolio: string }

/** Everything a person says about themselves, one to one with JSON Resume. Text not given is ''. */
export type ProfileDocument = {
  headline: string
  bio: string
  location: string
  countryCode: string | null
  lat: number | null
  lng: number | null
  phone: string
  links: ProfileLinks
  work: WorkEntry[]
  education: EducationEntry[]
  certificates: CertificateEntry[]
  languages: LanguageSkill[]
  skills: SkillEntry[]
  projects: ProjectEntry[]
  publications: PublicationEntry[]
  sectors: Sector[]
  experienceYearsOverride: number | null
  educationLevelOverride: EducationLevel | null
  /** The code of the language in which the CV is written; null is that of the person's own screens. */
  cvLanguage: string | null
  preferences: Preferences
}

/** What a person wants before they said anything: open to offers, seen by signed-in people only. */
export const EMPTY_PREFERENCES: Preferences = {
  desiredTitles: [],
  jobTypes: [],
  jobDurations: [],
  workLocations: [],
  places: [],
  radiusKm: null,
  minSalary: null,
  currency: null,
  salaryPeriod: null,
  noticePeriodWeeks: null,
  availability: 'Open',
  visibility: 'SignedIn',
  searchEngines: false,
  anonymousUntilMatch: false,
  excludedEmployers: [],
}

/** A new person's document: the starting point of the five steps. Never to be mutated. */
export const EMPTY_PROFILE_DOCUMENT: ProfileDocument = {
  headline: '',
  bio: '',
  location: '',
  countryCode: null,
  lat: null,
  lng: null,
  phone: '',
  links: { website: '', linkedin: '', github: '', portfolio: '' },
  work: [],
  education: [],
  certificates: [],
  languages: [],
  skills: [],
  projects: [],
  publications: [],
  sectors: [],
  experienceYearsOverride: null,
  educationLevelOverride: null,
  cvLanguage: null,
  preferences: EMPTY_PREFERENCES,
}
