import { JOB_LIMITS } from '#/domain/job/publish-rules.ts'

const YEARS = /(\d{1,2})\s*\+?\s*(?:(?:-|–|to|or more)\s*\d{0,2}\s*\+?\s*)?(?:years?|yrs?|ans?|jahre)\b/i
const MONTHS = /(\d{1,3})\s*\+?\s*(?:(?:-|–|to)\s*\d{1,3}\s*)?(?:months?|mois|monate)\b/i
const NONE = /\bno (requirements?|experience)\b|\bnot required\b|\bentry[\s-]level\b/i

/** Whole years of experience that months make: part of a year keeps nobody out. Null beyond a working life. */
export function yearsOfMonths(months: number | null): number | null {
  const years = months === null || months < 0 ? null : Math.floor(months / 12)
  return years !== null && years <= JOB_LIMITS.experienceYearsMax ? years : null
}

/** The years of experience that words ask for: of "3-5 years" the lower end. Null when they name none. */
export function readExperience(text: string): number | null {
  const years = YEARS.exec(text)?.[1]
  if (years !== undefined) return yearsOfMonths(Number(years) * 12)
  const months = MONTHS.exec(text)?.[1]
  if (months !== undefined) return yearsOfMonths(Number(months))
  return NONE.test(text) ? 0 : null
}
