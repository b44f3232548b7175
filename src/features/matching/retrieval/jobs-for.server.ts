import { sql, type SQL } from 'drizzle-orm'
import { jobMeaning } from '#/db/schema/index.ts'
import type { MatchPerson } from '#/domain/matching/types.ts'
import { SKILLS_MAX } from '#/domain/meaning/job-meaning.ts'
import { titlesOf } from '#/domain/meaning/person-meaning.ts'
import { utcToday } from '#/platform/clock/utc-today.ts'
import { terms } from '#/platform/meaning/terms.server.ts'
import { chooseKeys, COMMON_ROWS, type CommonKey } from './choose-keys.ts'
import { jobCredits, jobGates, kmColumn, type SeekerTerms } from './coarse-jobs.server.ts'
import { halvesOf, ints, shareOf, texts } from './coarse-parts.ts'
import { COARSE_FIT, creditColumns, isNearEnough, roughScore, sideColumns } from './coarse-score.ts'
import { filteringOf, meetsAll, type Filtering } from './job-filtering.server.ts'
import { jobTiers } from './job-tiers.ts'
import { keyFrequencies, type KeyFrequencies } from './key-frequencies.server.ts'

/** How many jobs are found by keys together, how many of each common key are kept, and how many are weighed exactly. */
const LIMITS = { together: 6_000, kept: 250, noted: 50, cut: 120 }

export type JobSearch = {
  /** Whose answers are left out; null for nobody's. */
  userId: string | null
  /** What `jobConditions` makes of filters: conditions on a searchable job. */
  conditions?: readonly SQL[]
  /** Only what may be suggested: see `isWorthALook`. What is far away makes room for what is near. */
  onlyWorthALook?: boolean
}

function toSeekerTerms(person: MatchPerson): SeekerTerms {
  const known = terms()
  const skills = person.skills.slice(0, SKILLS_MAX).flatMap((skill) => known.skills(skill))
  const ids = skills.map(({ id }) => id)
  const near = [...new Set(skills.flatMap(({ neighbours }) => neighbours))].filter((id) => !ids.includes(id))
  return { person, titles: titlesOf(person, known), skills: { ids, near } }
}

const allGates = (seeker: SeekerTerms) => sql.join([sql`true`, ...jobGates(seeker)], sql` and `)

/** Of the jobs with a common key that meet the filters, and that nothing rules out, the best by a rough score. */
function bestWith(key: CommonKey, seeker: SeekerTerms, { meets }: Filtering): SQL {
  const { ids } = seeker.skills
  const [some, others] = halvesOf(ids)
  // Of more than can be looked at those that share two skills.
  const rows =
    key.rows > COMMON_ROWS && ids.length > 0
      ? sql`jobs_by_key(${key.key}::int, ${some}, ${others}, ${COMMON_ROWS}::int)`
      : sql`jobs_by_keys(${ints([key.key])}, ${COMMON_ROWS}::int)`
  const rough = roughScore(jobCredits(seeker, utcToday()), shareOf(sql`${jobMeaning.mustIds}`, ids))
  return sql`(select number from (select job_meaning.number, ${rough} as rough from ${rows} as looked_up (number),
      lateral (select *, ${kmColumn(seeker)} as km from ${jobMeaning} where ${jobMeaning.number} = looked_up.number offset 0) as job_meaning
    where ${meets(sql`looked_up.number`)} and ${allGates(seeker)} offset 0) as weighed order by rough desc limit ${LIMITS.kept}::int)`
}

/** What the look-ups find and the filters leave; where these leave few, all of them. By job_meaning_keys. */
function lookUps(seeker: SeekerTerms, frequencies: KeyFrequencies, filtering: Filtering): SQL[] {
  const { times, all, meets } = filtering
  if (all) return [all]
  const { together, common, besides } = chooseKeys(jobTiers(seeker), frequencies, times)
  const most = Math.round(LIMITS.together * Math.min(2, times))
  const left = sql`where ${meets(sql`looked_up.number`)}`
  return [
    sql`(select number from jobs_by_keys(${ints(together)}, ${most}::int) as looked_up (number) ${left})`,
    ...common.map((key) => bestWith(key, seeker, filtering)),
    sql`(select number from (select number from ${jobMeaning} order by number desc limit ${besides}::int) as looked_up ${left})`,
  ]
}

/** A condition on the job of a number: open, of no employer they exclude, and not answered by them. */
const isOpenTo =
  ({ excludedEmployers }: MatchPerson, userId: string | null) =>
  (number: SQL) =>
    sql`(select status = 'Published' and (closing_date is null or closing_date >= ${utcToday()}::date)
      and not (organization_id = any(${texts(excludedEmployers)}))
      and not exists (select from job_like where job_like.user_id = ${userId} and job_like.job_id = job.id)
    from job where job.number = ${number})`

/**
 * The steps of the statement, each a subquery of numbers: what is looked up (`found`), what no gate stands before, best
 * first (`ranked`), and what of it is scored exactly (`open`).
 */
export async function jobSteps(
  person: MatchPerson,
  { userId, conditions = [], onlyWorthALook = false }: JobSearch,
): Promise<SQL> {
  const seeker = toSeekerTerms(person)
  const frequencies = await keyFrequencies('job_meaning')
  const filtering = await filteringOf(conditions, frequencies.size)
  const found = sql.join(lookUps(seeker, frequencies, filtering), sql` union `)
  const credits = jobCredits(seeker, utcToday())
  return sql`${filtering.listed}found as materialized (${found}),
    credits as materialized (select job_meaning.number, ${creditColumns(credits)} from found,
      lateral (select *, ${kmColumn(seeker)} as km from ${jobMeaning} where ${jobMeaning.number} = found.number offset 0) as job_meaning
      where ${allGates(seeker)}),
    sides as (select number, ${sideColumns(credits)} from credits where ${onlyWorthALook ? isNearEnough(credits) : sql`true`} offset 0),
    ranked as materialized (select number, ${COARSE_FIT} as coarse from sides order by coarse desc, number desc),
    open as materialized (select number from ranked where ${isOpenTo(person, userId)(sql`ranked.number`)} limit ${LIMITS.cut}::int)`
}

/**
 * The numbers of some hundred jobs that fit a person best by a coarse score, as a statement, and those that have just
 * changed. None is among them that is closed, of an employer they exclude, or that they have answered.
 */
export async function jobsFor(person: MatchPerson, search: JobSearch): Promise<SQL> {
  const { userId, conditions = [] } = search
  return sql`with ${await jobSteps(person, search)}
    select number from open
    union select number from (select number from stale_job order by id desc limit ${LIMITS.noted}::int) as noted
      where ${isOpenTo(person, userId)(sql`noted.number`)} and ${meetsAll(conditions, sql`noted.number`)}`
}
