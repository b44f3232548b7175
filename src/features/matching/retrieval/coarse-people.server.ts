import { sql, type SQL } from 'drizzle-orm'
import { profileMeaning as p } from '#/db/schema/index.ts'
import { CEFR_LEVELS, cefrRank, educationRank } from '#/domain/job/vocabulary.ts'
import { isEducationAsked, ONE_LEVEL_BELOW_CREDIT } from '#/domain/matching/education.ts'
import { YEARS_TO_ZERO } from '#/domain/matching/experience.ts'
import { LEVELS_TO_ZERO } from '#/domain/matching/languages.ts'
import { WEEKS_LATE_TO_ZERO } from '#/domain/matching/notice.ts'
import { PART_SHARE } from '#/domain/matching/place-and-distance.ts'
import { closeBandTop } from '#/domain/matching/pay-bands.ts'
import { CLOSE_CREDIT } from '#/domain/matching/salary.ts'
import { TITLE_SHARE } from '#/domain/matching/title-and-sector.ts'
import type { MatchJob } from '#/domain/matching/types.ts'
import { languageId, paidYearly } from '#/domain/meaning/job-meaning.ts'
import type { SkillTerm, TitleTerm } from '#/domain/meaning/terms.ts'
import type { CoarseCredits } from './coarse-score.ts'
import {
  falling,
  ints,
  isInReach,
  kmBetween,
  number,
  reachCredit,
  texts,
  titleCredit,
} from './coarse-parts.ts'

/** The job that people are looked for, with its texts as numbers. */
export type JobTerms = { job: MatchJob; title: TitleTerm; must: SkillTerm[]; nice: SkillTerm[] }

const radius = sql`${p.radiusKm}`

/** The distance to the nearest place of theirs, in a subquery beside `profile_meaning`: it is asked for more than once. */
const KM = sql`profile_meaning.km`

export function kmColumn({ job }: JobTerms): SQL {
  const { coordinates } = job
  if (!coordinates || job.workLocation === 'Remote') return sql`null::float8`
  const kmTo = (lat: SQL, lng: SQL) => kmBetween(coordinates, lat, lng)
  // Going through a list costs more than all the rest, and nearly everybody has one place.
  return sql`case when cardinality(${p.lats}) < 2 then ${kmTo(sql`${p.lats}[1]`, sql`${p.lngs}[1]`)}
    else (select min(${kmTo(sql`point.lat`, sql`point.lng`)}) from unnest(${p.lats}, ${p.lngs}) as point (lat, lng)) end`
}

/** Whoever has no country gets the benefit. */
const isIn = (countries: readonly string[]): SQL =>
  countries.length === 0 ? sql`true` : sql`(${p.countries} = '{}' or ${p.countries} && ${texts(countries)})`

/** What rules a person out for this job, as far as their meaning tells; what is close to a line is judged exactly. */
export function peopleGates(terms: JobTerms): SQL[] {
  const { job } = terms
  const isAsked =
    job.educationRequirement === 'Required' && job.educationLevel !== null && isEducationAsked(job)
  const rank = job.educationLevel === null ? 0 : educationRank(job.educationLevel)
  return [
    ...(job.workLocation === 'Remote' ? [isIn(job.countries)] : []),
    ...(isAsked ? [sql`${p.education} >= ${rank}::int`] : []),
    ...(job.workLocation === 'OnSite' ? [isInReach(KM, radius)] : []),
  ]
}

function skillsCredit(asked: readonly SkillTerm[]): SQL {
  const credits = asked.map(
    ({ id, neighbours }) =>
      sql`case when ${id}::int = any(${p.skillIds}) then 1 ${neighbours.length > 0 ? sql`when ${p.skillIds} && ${ints(neighbours)} then ${number(0.7)}` : sql``} else 0 end`,
  )
  return sql`case when ${p.skillIds} <> '{}' then (${sql.join(credits, sql` + `)})::float8 / ${asked.length}::int end`
}

function rolesCredit({ title }: JobTerms): SQL {
  return sql`case when ${p.roleIds} <> '{}' or ${p.pastRoleIds} <> '{}' then
    greatest(${titleCredit(sql`${p.roleIds}`, [title])}, ${number(0.4)} * ${titleCredit(sql`${p.pastRoleIds}`, [title])}) end`
}

function educationCredit({ job }: JobTerms): SQL | null {
  if (job.educationLevel === null || !isEducationAsked(job)) return null
  const rank = educationRank(job.educationLevel)
  return sql`case when ${p.education} is null then null when ${p.education} >= ${rank}::int then 1
    when ${p.education} = ${rank - 1}::int then ${number(ONE_LEVEL_BELOW_CREDIT)} else 0 end`
}

function languagesCredit({ job }: JobTerms): SQL | null {
  if (job.languages.length === 0) return null
  const credits = job.languages.map((skill) => {
    const asked = cefrRank(skill.level)
    const first = languageId(skill) - asked
    const enough = CEFR_LEVELS.map((_, rank) => first + rank).slice(asked)
    const below = Array.from({ length: Math.min(asked, LEVELS_TO_ZERO) }, (_, nth) => nth + 1).map(
      (by) =>
        sql`when ${first + asked - by}::int = any(${p.languages}) then ${number(1 - by / LEVELS_TO_ZERO)}`,
    )
    return sql`(case when ${p.languages} && ${ints(enough)} then 1 ${sql.join(below, sql` `)} else 0 end)`
  })
  return sql`case when ${p.languages} <> '{}' then (${sql.join(credits, sql` + `)}) / ${credits.length}::int end`
}

function wishesCredit({ job, title }: JobTerms): SQL {
  const wish = sql`case when ${p.wishIds} <> '{}' then ${titleCredit(sql`${p.wishIds}`, [title])} end`
  if (job.sector === null) return wish
  const sector = sql`case when ${p.sectors} <> '{}' then (${job.sector} = any(${p.sectors}))::int end`
  return sql`coalesce(${number(TITLE_SHARE)} * (${wish}) + ${number(1 - TITLE_SHARE)} * (${sector}), ${wish}, ${sector})`
}

/** The way of working and the distance; see `comparePlaceAndDistance`. */
function placeCredit(terms: JobTerms): { credit: SQL; share: SQL } | null {
  const { job } = terms
  if (job.workLocation === null) return null
  const remote = sql`case when ${isIn(job.countries)} then 1 else 0 end`
  const reach = job.workLocation === 'Remote' ? remote : reachCredit(KM, radius)
  const hasWays = sql`${p.workLocations} <> '{}'`
  return {
    credit: sql`case when ${hasWays} and not (${job.workLocation} = any(${p.workLocations})) then 0
      when ${hasWays} then coalesce(${reach}, 1) else ${reach} end`,
    share: sql`case when ${hasWays} and (${reach}) is not null then 1 else ${number(PART_SHARE)} end`,
  }
}

function salaryCredit({ pay }: MatchJob): SQL | null {
  const top = paidYearly(pay)
  if (!pay || top === null) return null
  return sql`case when ${p.floorTop} is null or ${p.currency} is distinct from ${pay.currency} then null when ${number(top)} >= ${p.floorTop} then 1
    when ${number(closeBandTop(top))} >= ${p.floorTop} then ${number(CLOSE_CREDIT)} else 0 end`
}

const isWished = (offered: string | null, wishes: SQL) =>
  offered === null
    ? sql`null::int`
    : sql`case when ${wishes} <> '{}' then (${offered} = any(${wishes}))::int end`

/** Either part alone, or the mean of both. */
function typeCredit({ jobType, jobDuration }: MatchJob): SQL {
  const [type, duration] = [
    isWished(jobType, sql`${p.jobTypes}`),
    isWished(jobDuration, sql`${p.jobDurations}`),
  ]
  return sql`coalesce(((${type}) + (${duration})) / 2.0, ${type}, ${duration})`
}

const optional = (key: keyof CoarseCredits, credit: SQL | null): CoarseCredits =>
  credit ? { [key]: { credit } } : {}

/** The factors of the formula, coarsely, for a row of `profile_meaning` beside this job. */
export function peopleCredits(terms: JobTerms): CoarseCredits {
  const { job, must, nice } = terms
  const place = placeCredit(terms)
  const { experienceYears: years, startsInWeeks: weeks } = job
  return {
    ...optional('mustHaveSkills', must.length > 0 ? skillsCredit(must) : null),
    ...optional('recentRoles', job.title === '' ? null : rolesCredit(terms)),
    ...optional(
      'experience',
      years === null ? null : falling(sql`${years}::int - ${p.experienceMonths} / 12.0`, YEARS_TO_ZERO),
    ),
    ...optional('niceToHaveSkills', nice.length > 0 ? skillsCredit(nice) : null),
    ...optional('education', educationCredit(terms)),
    ...optional('languages', languagesCredit(terms)),
    ...optional('titleAndSector', job.title === '' && job.sector === null ? null : wishesCredit(terms)),
    ...(place ? { placeAndDistance: place } : {}),
    ...optional('salary', salaryCredit(job)),
    ...optional('typeAndDuration', typeCredit(job)),
    ...optional(
      'notice',
      weeks === null ? null : falling(sql`${p.noticeWeeks} - ${weeks}::int`, WEEKS_LATE_TO_ZERO),
    ),
  }
}
