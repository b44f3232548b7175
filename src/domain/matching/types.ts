import type { Coordinates } from '#/domain/place/place.ts'
import type {
  EducationLevel,
  EducationRequirement,
  JobDuration,
  JobType,
  Sector,
  WorkLocation,
} from '#/domain/job/vocabulary.ts'
import type { Currency } from '#/domain/money/currency.ts'
import type { SalaryPeriod } from '#/domain/money/salary.ts'
import type { LanguageSkill } from '#/domain/profile/languages.ts'
import type { Visibility } from '#/domain/profile/vocabulary.ts'
import type { MatchSkill } from '#/domain/skills/skill-matcher.ts'
import type { Text } from './text.ts'

/** A role that can be compared. `quote` is how evidence names it; the employer is evidence only. */
export type MatchRole = {
  title: string
  quote: string
  organization: string | null
  startYear: number | null
  endYear: number | null
  yearsSinceEnd: number
}

/**
 * A skill that a person lists. How it is quoted (by its name unless said otherwise), its years and the role it was used in
 * are evidence only: they enter no score.
 */
export type ShownSkill = MatchSkill & {
  quote?: string
  years?: number | null
  role?: Pick<MatchRole, 'quote' | 'organization'> | null
}

/** The study behind the level, as evidence only: nothing of it enters a score. */
export type MatchStudy = { quote: string; institution: string | null }

/** A place one would work in, by its coarse point; `label` decides only when a side has no coordinates. */
export type MatchPlace = { label: string; countryCode: string | null; coordinates: Coordinates | null }

/**
 * Everything about a person that may enter a score, and nothing else: no name, picture, video, age,
 * birth or graduation date, gender, nationality or address. null and [] mean "not said".
 */
export type MatchPerson = {
  skills: ShownSkill[]
  /** The folded names of all that they list, where some are not compared: nobody is told to add those. */
  listedSkills?: readonly string[]
  roles: MatchRole[]
  experienceYears: number | null
  educationLevel: EducationLevel | null
  study: MatchStudy | null
  languages: LanguageSkill[]
  desiredTitles: string[]
  /** How those are quoted, one by one; as they are unless given. */
  quotedTitles?: readonly string[]
  sectors: Sector[]
  workLocations: WorkLocation[]
  places: MatchPlace[]
  radiusKm: number | null
  salaryFloor: { yearly: number; currency: Currency } | null
  jobTypes: JobType[]
  jobDurations: JobDuration[]
  noticePeriodWeeks: number | null
  visibility: Visibility
  excludedEmployers: string[]
}

/** A job's pay as published: amounts per `period`, at least one of the two given. */
export type MatchPay = { min: number | null; max: number | null; currency: Currency; period: SalaryPeriod }

/** Everything about a job that enters a score. `startsInWeeks` is never negative. */
export type MatchJob = {
  organizationId: string | null
  closed: boolean
  title: string
  sector: Sector | null
  mustHaveSkills: MatchSkill[]
  niceToHaveSkills: MatchSkill[]
  experienceYears: number | null
  educationLevel: EducationLevel | null
  educationRequirement: EducationRequirement | null
  languages: LanguageSkill[]
  workLocation: WorkLocation | null
  location: string
  countryCode: string | null
  coordinates: Coordinates | null
  countries: string[]
  pay: MatchPay | null
  jobType: JobType | null
  jobDuration: JobDuration | null
  startsInWeeks: number | null
}

/** Factors of E (how the person meets the job), then of C (how the job meets the person), in screen order. */
export const FACTOR_KEYS = [
  'mustHaveSkills',
  'recentRoles',
  'experience',
  'niceToHaveSkills',
  'education',
  'languages',
  'titleAndSector',
  'placeAndDistance',
  'salary',
  'typeAndDuration',
  'notice',
] as const
export type FactorKey = (typeof FACTOR_KEYS)[number]

/** `person`: how the person meets the job (E). `job`: how the job meets the person (C). */
export type Side = 'person' | 'job'

export type Band = 'strong' | 'good' | 'partial' | 'weak'

/**
 * What one thing that is asked for rests on: how it is met, and the line of the profile that says so, null where none
 * does. `credit` in [0, 1].
 */
export type Evidence = { asked: string; credit: number; said: Text; line: Text | null }

/**
 * What one factor found, before weights: `credit` in [0, 1], null when it could not be compared. Of a factor with two
 * parts only one may have been: `share` in (0, 1] is how much of its weight that is, and `leftOut` names the other.
 */
export type FactorFinding = {
  credit: number | null
  share: number
  leftOut: Text | null
  /** False when the job does not ask for it at all: then it has no weight either. */
  applies: boolean
  asks: Text | null
  shows: Text | null
  reason: Text
  short: Text | null
  evidence: Evidence[]
}

/**
 * One bar. `weight` is the published weight (0 when it does not apply), of which `share` was compared; `scaledWeight`
 * what that is of the 100 over all that its side compared, as an integer; `points` the filled part. A side's points sum
 * exactly to its score, its scaled weights to 100.
 */
export type FactorResult = {
  key: FactorKey
  side: Side
  weight: number
  scaledWeight: number
  points: number
  credit: number | null
  share: number
  leftOut: Text | null
  band: Band | null
  asks: Text | null
  shows: Text | null
  reason: Text
  short: Text | null
  evidence: Evidence[]
}

export const GATE_KEYS = ['jobClosed', 'excludedEmployer', 'visibility', 'place', 'education'] as const
export type GateKey = (typeof GATE_KEYS)[number]

/** A hard requirement that is not met. It is listed; it never changes the numbers. */
export type GateResult = { key: GateKey; reason: Text }

/** One honest change and what it would bring: a new fit, or confidence in percentage points. */
export type Raise = {
  actor: Side
  text: Text
  effect: { kind: 'fit'; from: number | null; to: number } | { kind: 'confidence'; gain: number }
}

/** The explained score. Numbers are integers from 0 to 100; null where nothing could be compared. */
export type Fit = {
  fit: number | null
  e: number | null
  c: number | null
  band: Band | null
  confidence: number
  comparedFactors: number
  totalFactors: number
  factors: FactorResult[]
  gates: GateResult[]
  raises: Raise[]
}
