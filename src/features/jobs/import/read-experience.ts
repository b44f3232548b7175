import { JOB_LIMITS } from '#/domain/job/publish-rules.ts'

/** A number, and further ones of the same range: "3-5", "2,5", "3 à 5". */
const NUMBER =
  '(?<![\\d.,])(\\d{1,3})(?:[.,]\\d{1,2})?\\s*\\+?\\s*(?:(?:[-–—/]|to|bis|à|a|and|und|et|y|e|or more|oder mehr|ou plus)\\s*\\d{0,3}(?:[.,]\\d{1,2})?\\s*\\+?\\s*)?'
const of = (words: string) =>
  new RegExp(`${NUMBER}(?:${words})(?!\\p{L})(?!\\s*(?:old|of age|alt|d['’]âge))`, 'iu')
const YEARS = of('years?|yrs?|ans?|jahren?|años?|anni|anos?|jaar')
const MONTHS = of('months?|mois|monate?n?|mes(?:es|i)|maanden')
const NONE = /(?<!\bnot\s)\b(?:no (?:requirements?|experience)|not required|entry[\s-]level)\b/i
/** What stands before the most that is asked for. */
const UP_TO =
  /(?:up to|max(?:imum|\.)?|less than|under|at most|bis zu|höchstens|weniger als|moins de|jusqu['’]à|hasta|fino a)\s*$/i

/** Whole years of experience that months make: part of a year keeps nobody out. Null beyond a working life. */
export function yearsOfMonths(months: number | null): number | null {
  const years = months === null || months < 0 ? null : Math.floor(months / 12)
  return years !== null && years <= JOB_LIMITS.experienceYearsMax ? years : null
}

/** The years of experience that words ask for: of "3-5 years" the lower end. Null when they name none. */
export function readExperience(text: string): number | null {
  const [years, months] = [YEARS.exec(text), MONTHS.exec(text)]
  const found = years ?? months
  if (found === null) return NONE.test(text) ? 0 : null
  if (UP_TO.test(text.slice(0, found.index))) return null
  return yearsOfMonths(Number(found[1]) * (years === null ? 1 : 12))
}
