import { exactSkillMatcher } from '#/domain/skills/exact-skill-matcher.ts'
import type { SkillMatcher } from '#/domain/skills/skill-matcher.ts'
import { bandOf } from './bands.ts'
import { compareEducation } from './education.ts'
import { compareExperience } from './experience.ts'
import type { Factor, FactorInput } from './factor.ts'
import { compareLanguages } from './languages.ts'
import { compareNotice } from './notice.ts'
import { comparePlaceAndDistance } from './place-and-distance.ts'
import { compareRecentRoles } from './recent-roles.ts'
import { apportion } from './rounding.ts'
import { compareSalary } from './salary.ts'
import { compareMustHaveSkills, compareNiceToHaveSkills } from './skills.ts'
import { compareTitleAndSector } from './title-and-sector.ts'
import type { TitleMatcher } from './title-matcher.ts'
import { titleOverlap } from './title-overlap.ts'
import { compareTypeAndDuration } from './type-and-duration.ts'
import {
  FACTOR_KEYS,
  type FactorFinding,
  type FactorKey,
  type FactorResult,
  type Fit,
  type MatchJob,
  type MatchPerson,
  type Side,
} from './types.ts'
import { FACTOR_WEIGHTS, sideOf } from './weights.ts'

/** How skills and titles are compared; exact names and shared words unless a taxonomy is given. */
export type Matchers = { skills?: SkillMatcher; titles?: TitleMatcher }

/** The numbers and their bars, without gates and raises. */
export type Score = Omit<Fit, 'gates' | 'raises'>

const FACTORS: Record<FactorKey, Factor> = {
  mustHaveSkills: compareMustHaveSkills,
  recentRoles: compareRecentRoles,
  experience: compareExperience,
  niceToHaveSkills: compareNiceToHaveSkills,
  education: compareEducation,
  languages: compareLanguages,
  titleAndSector: compareTitleAndSector,
  placeAndDistance: comparePlaceAndDistance,
  salary: compareSalary,
  typeAndDuration: compareTypeAndDuration,
  notice: compareNotice,
}

const sumOf = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0)

function toResult(key: FactorKey, { applies, ...finding }: FactorFinding): FactorResult {
  return {
    key,
    side: sideOf(key),
    weight: applies ? FACTOR_WEIGHTS[key] : 0,
    scaledWeight: 0,
    points: 0,
    band: bandOf(finding.credit === null ? null : finding.credit * 100),
    ...finding,
  }
}

const weightOf = (factors: readonly FactorResult[]) => sumOf(factors.map((factor) => factor.weight))

/** What could not be compared is not in the denominator either, be it a whole factor or a part of one. */
const comparedWeightOf = (factors: readonly FactorResult[]) =>
  sumOf(factors.map(({ weight, share }) => weight * share))

const isCompared = (factor: FactorResult) => factor.credit !== null && factor.weight > 0

/** Fills in scaled weights and points of one side, so that the bars add up to its score; null when nothing compares. */
function scoreSide(
  results: readonly FactorResult[],
  side: Side,
): { score: number | null; factors: FactorResult[] } {
  const factors = results.filter((factor) => factor.side === side)
  const known = factors.filter(isCompared)
  const total = comparedWeightOf(known)
  if (total === 0) return { score: null, factors }
  const weights = known.map(({ weight, share }) => (100 * weight * share) / total)
  const exact = known.map((factor, index) => (factor.credit ?? 0) * (weights[index] ?? 0))
  const score = Math.round(sumOf(exact))
  const points = apportion(exact, score)
  const scaled = apportion(weights, 100, points)
  const fill = (factor: FactorResult): FactorResult => {
    const index = known.indexOf(factor)
    return index < 0 ? factor : { ...factor, points: points[index] ?? 0, scaledWeight: scaled[index] ?? 0 }
  }
  return { score, factors: factors.map(fill) }
}

/**
 * fit = 2·E·C/(E+C), from the two scores as they are shown, so that anybody can check it by hand. 0 when both are 0;
 * the other side alone when one could not be compared; null when neither could.
 *
 * @example combineSides(88, 80) // 84
 */
export function combineSides(e: number | null, c: number | null): number | null {
  if (e === null || c === null) return e ?? c
  return e + c === 0 ? 0 : Math.round((2 * e * c) / (e + c))
}

/** Scores a person and a job. The same input gives the same output: nothing reads a clock or a random number. */
export function computeScore(person: MatchPerson, job: MatchJob, matchers: Matchers = {}): Score {
  const input: FactorInput = {
    person,
    job,
    skills: matchers.skills ?? exactSkillMatcher,
    titles: matchers.titles ?? titleOverlap,
  }
  const results = FACTOR_KEYS.map((key) => toResult(key, FACTORS[key](input)))
  const personSide = scoreSide(results, 'person')
  const jobSide = scoreSide(results, 'job')
  const factors = [...personSide.factors, ...jobSide.factors]
  const applying = factors.filter((factor) => factor.weight > 0)
  const known = applying.filter(isCompared)
  const fit = combineSides(personSide.score, jobSide.score)
  return {
    fit,
    e: personSide.score,
    c: jobSide.score,
    band: bandOf(fit),
    confidence: Math.round((100 * comparedWeightOf(known)) / weightOf(applying)),
    comparedFactors: known.length,
    totalFactors: applying.length,
    factors,
  }
}
