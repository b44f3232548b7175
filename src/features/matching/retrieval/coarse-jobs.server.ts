import { sql, type SQL } from 'drizzle-orm'
import { jobMeaning as m } from '#/db/schema/index.ts'
import { cefrRank, educationRank } from '#/domain/job/vocabulary.ts'
import { ONE_LEVEL_BELOW_CREDIT } from '#/domain/matching/education.ts'
import { YEARS_TO_ZERO } from '#/domain/matching/experience.ts'
import { LEVELS_TO_ZERO } from '#/domain/matching/languages.ts'
import { WEEKS_LATE_TO_ZERO } from '#/domain/matching/notice.ts'
import { PART_SHARE } from '#/domain/matching/place-and-distance.ts'
import { CLOSE_FROM, payBand } from '#/domain/matching/pay-bands.ts'
import { CLOSE_CREDIT } from '#/domain/matching/salary.ts'
import { TITLE_SHARE } from '#/domain/matching/title-and-sector.ts'
import type { MatchPerson } from '#/domain/matching/types.ts'
import { LEVELS, languageId } from '#/domain/meaning/job-meaning.ts'
import { countriesOf, pointsOf, type Titles } from '#/domain/meaning/person-meaning.ts'
import type { CoarseCredits } from './coarse-score.ts'
import {
  falling,
  isInReach,
  kmBetween,
  number,
  reachCredit,
  skillCredit,
  texts,
  titleCredit,
} from './coarse-parts.ts'

/** Whose jobs are looked for, with their texts as numbers. */
export type SeekerTerms = {
  person: MatchPerson
  titles: Titles
  skills: { ids: readonly number[]; near: readonly number[] }
}

/** The distance to the nearest place, in a subquery beside `job_meaning`: it is asked for more than once. */
const KM = sql`job_meaning.km`

export function kmColumn({ person }: SeekerTerms): SQL {
  const ways = pointsOf(person).map((point) => kmBetween(point, sql`${m.lat}`, sql`${m.lng}`))
  return ways.length === 0 ? sql`null::float8` : sql`least(${sql.join(ways, sql`, `)})`
}

const radiusOf = ({ person }: SeekerTerms) => sql`${person.radiusKm}::int`

/** Whoever has no country of their own gets the benefit. */
function isOpenTo(seeker: SeekerTerms): SQL {
  const countries = countriesOf(seeker.person)
  if (countries.length === 0) return sql`true`
  return sql`(${m.countries} = '{}' or ${m.countries} && ${texts(countries)})`
}

/** What rules a job out for this person, as far as its meaning tells; what is close to a line is judged exactly. */
export function jobGates(seeker: SeekerTerms): SQL[] {
  const { educationLevel } = seeker.person
  const isNear = sql`(${m.workLocation} is distinct from 'OnSite' or ${isInReach(KM, radiusOf(seeker))})`
  const reach = seeker.person.radiusKm === null ? [] : [isNear]
  const rank = educationLevel === null ? -1 : educationRank(educationLevel)
  return [
    sql`(${m.workLocation} is distinct from 'Remote' or ${isOpenTo(seeker)})`,
    sql`(not ${m.educationRequired} or coalesce(${m.education} <= ${rank}::int, true))`,
    ...reach,
  ]
}

function rolesCredit({ titles }: SeekerTerms): SQL | null {
  const { recent, past } = titles
  if (recent.length + past.length === 0) return null
  return sql`greatest(${titleCredit(sql`${m.titleIds}`, recent)}, ${number(0.4)} * ${titleCredit(sql`${m.titleIds}`, past)})`
}

function languagesCredit({ person }: SeekerTerms): SQL | null {
  if (person.languages.length === 0) return null
  const shown = person.languages.map(
    (skill) => sql`when ${Math.floor(languageId(skill) / LEVELS)}::int then ${cefrRank(skill.level)}::int`,
  )
  const below = sql`asked % ${LEVELS}::int - case asked / ${LEVELS}::int ${sql.join(shown, sql` `)} else -9 end`
  return sql`(select avg(${falling(below, LEVELS_TO_ZERO)}) from unnest(${m.languages}) as asked)`
}

function wishesCredit({ person, titles }: SeekerTerms): SQL | null {
  const title = titles.wished.length > 0 ? titleCredit(sql`${m.titleIds}`, titles.wished) : null
  const sector =
    person.sectors.length > 0
      ? sql`case when ${m.sector} is null then null when ${m.sector} = any(${texts(person.sectors)}) then 1 else 0 end`
      : null
  if (!title || !sector) return title ?? sector
  return sql`coalesce(${number(TITLE_SHARE)} * ${title} + ${number(1 - TITLE_SHARE)} * ${sector}, ${title})`
}

/** The way of working and the distance; see `comparePlaceAndDistance`. */
function placeCredit(seeker: SeekerTerms): { credit: SQL; share: SQL } {
  const { person } = seeker
  const reach = sql`case when ${m.workLocation} = 'Remote' then case when ${isOpenTo(seeker)} then 1 else 0 end
    else ${reachCredit(KM, radiusOf(seeker))} end`
  const hasWays = person.workLocations.length > 0
  const unwished = hasWays
    ? sql`when not (${m.workLocation} = any(${texts(person.workLocations)})) then 0`
    : sql``
  const unknown = hasWays ? sql`1` : sql`null`
  return {
    credit: sql`case when ${m.workLocation} is null then null ${unwished} else coalesce(${reach}, ${unknown}) end`,
    share: hasWays
      ? sql`case when ${reach} is null then ${number(PART_SHARE)} else 1 end`
      : number(PART_SHARE),
  }
}

function salaryCredit({ salaryFloor: floor }: MatchPerson): SQL | null {
  if (!floor) return null
  const { begin, top } = payBand(floor.yearly)
  return sql`case when ${m.currency} is distinct from ${floor.currency} then null when ${m.payMost} >= ${number(top)} then 1
    when ${m.payMost} >= ${number(CLOSE_FROM * begin)} then ${number(CLOSE_CREDIT)} else 0 end`
}

const isWished = (offered: SQL, wishes: readonly string[]) =>
  wishes.length === 0 ? sql`null::int` : sql`(${offered} = any(${texts(wishes)}))::int`

/** Either part alone, or the mean of both. */
function typeCredit({ jobTypes, jobDurations }: MatchPerson): SQL | null {
  if (jobTypes.length + jobDurations.length === 0) return null
  const [type, duration] = [
    isWished(sql`${m.jobType}`, jobTypes),
    isWished(sql`${m.jobDuration}`, jobDurations),
  ]
  return sql`coalesce((${type} + ${duration}) / 2.0, ${type}, ${duration})`
}

const optional = (key: keyof CoarseCredits, credit: SQL | null): CoarseCredits =>
  credit ? { [key]: { credit } } : {}

/** The factors of the formula, coarsely, for a row of `job_meaning` beside this person. `today`: `YYYY-MM-DD`. */
export function jobCredits(seeker: SeekerTerms, today: string): CoarseCredits {
  const { person, skills } = seeker
  const hasSkills = skills.ids.length > 0
  const { experienceYears: years, educationLevel, noticePeriodWeeks: weeks } = person
  const rank = educationLevel === null ? null : educationRank(educationLevel)
  return {
    ...optional('mustHaveSkills', hasSkills ? skillCredit(sql`${m.mustIds}`, skills) : null),
    ...optional('recentRoles', rolesCredit(seeker)),
    ...optional(
      'experience',
      years === null ? null : falling(sql`${m.experienceYears} - ${number(years)}`, YEARS_TO_ZERO),
    ),
    ...optional('niceToHaveSkills', hasSkills ? skillCredit(sql`${m.niceIds}`, skills) : null),
    ...optional(
      'education',
      rank === null
        ? null
        : sql`case when ${m.education} is null then null when ${m.education} <= ${rank}::int then 1 when ${m.education} = ${rank + 1}::int then ${number(ONE_LEVEL_BELOW_CREDIT)} else 0 end`,
    ),
    ...optional('languages', languagesCredit(seeker)),
    ...optional('titleAndSector', wishesCredit(seeker)),
    placeAndDistance: placeCredit(seeker),
    ...optional('salary', salaryCredit(person)),
    ...optional('typeAndDuration', typeCredit(person)),
    ...optional(
      'notice',
      weeks === null
        ? null
        : falling(
            sql`${weeks}::int - greatest(0, round((${m.startDate} - ${today}::date) / 7.0))`,
            WEEKS_LATE_TO_ZERO,
          ),
    ),
  }
}
