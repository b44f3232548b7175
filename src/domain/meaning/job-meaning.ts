import {
  cefrRank,
  educationRank,
  type JobDuration,
  type JobType,
  type Sector,
  type WorkLocation,
} from '#/domain/job/vocabulary.ts'
import { isEducationAsked } from '#/domain/matching/education.ts'
import type { MatchJob, MatchPay } from '#/domain/matching/types.ts'
import type { Currency } from '#/domain/money/currency.ts'
import { yearlyAmount } from '#/domain/money/salary.ts'
import type { LanguageSkill } from '#/domain/profile/languages.ts'
import { hashId } from '#/domain/text/hash-id.ts'
import { ANYWHERE, cellsOfAll, keyOf, keysAt, linesAndTitle, sortedIds } from './meaning-keys.ts'
import { idsOfTitle, type Terms } from './terms.ts'

/** What of a job is looked up (`keys`), and what a coarse score is made of. */
export type JobMeaning = {
  keys: number[]
  mustIds: number[]
  niceIds: number[]
  titleIds: number[]
  sector: Sector | null
  jobType: JobType | null
  jobDuration: JobDuration | null
  workLocation: WorkLocation | null
  countries: string[]
  lat: number | null
  lng: number | null
  /** The top of the pay for a year, in its own currency. */
  payMost: number | null
  currency: Currency | null
  experienceYears: number | null
  /** The rank of the level asked for; null where none is. */
  education: number | null
  educationRequired: boolean
  languages: number[]
}

export const LEVELS = 8
const MAX_INT = 2_147_483_647

/** A language and a level as one number, the level in its last place. */
export const languageId = ({ language, level }: LanguageSkill): number =>
  (hashId(`language|${language}`) % Math.floor(MAX_INT / LEVELS)) * LEVELS + cefrRank(level)

/** More than these of one job or person are not looked up. */
export const SKILLS_MAX = 60

export function paidYearly(pay: MatchPay | null): number | null {
  if (!pay) return null
  return Math.min(MAX_INT, Math.floor(yearlyAmount(pay.max ?? pay.min ?? 0, pay.period)))
}

/** What a job means to whoever looks for it. Whatever its texts hold, there is an answer. */
export function toJobMeaning(job: MatchJob, terms: Terms): JobMeaning {
  const must = job.mustHaveSkills
    .slice(0, SKILLS_MAX)
    .flatMap((skill) => terms.skills(skill).map(({ id }) => id))
  const nice = job.niceToHaveSkills
    .slice(0, SKILLS_MAX)
    .flatMap((skill) => terms.skills(skill).map(({ id }) => id))
  const title = terms.title(job.title)
  const lines = linesAndTitle(title)
  const isRemote = job.workLocation === 'Remote'
  const point = isRemote ? null : job.coordinates
  const countries = job.countries.length > 0 ? job.countries : [ANYWHERE]
  const where = { cells: point ? cellsOfAll([point]) : [], countries: isRemote ? countries : [] }
  const { workLocation, pay } = job
  const conditions = { way: workLocation, currency: pay?.currency ?? null, type: job.jobType }
  return {
    keys: sortedIds([
      ...must,
      ...lines.map(keyOf.line),
      ...keysAt(where, { lines, skills: must, sectors: job.sector ? [job.sector] : [] }),
      ...lines.map((line) => keyOf.lineOf(line, conditions)),
    ]),
    mustIds: sortedIds(must),
    niceIds: sortedIds(nice),
    titleIds: sortedIds(idsOfTitle(title)),
    sector: job.sector,
    jobType: job.jobType,
    jobDuration: job.jobDuration,
    workLocation,
    countries: isRemote ? job.countries : [],
    lat: point && Math.fround(point.lat),
    lng: point && Math.fround(point.lng),
    payMost: paidYearly(pay),
    currency: pay?.currency ?? null,
    experienceYears: job.experienceYears,
    education: isEducationAsked(job) && job.educationLevel ? educationRank(job.educationLevel) : null,
    educationRequired: isEducationAsked(job) && job.educationRequirement === 'Required',
    languages: job.languages.map(languageId),
  }
}
