import { sql, type SQL } from 'drizzle-orm'
import { jobMeaning, searchableJob } from '#/db/schema/index.ts'
import type { MatchPerson } from '#/domain/matching/types.ts'
import { CURRENCIES, type Currency } from '#/domain/money/currency.ts'
import { ANYWHERE, keyOf, type Conditions } from '#/domain/meaning/meaning-keys.ts'
import { coverOf } from '#/domain/meaning/cells.ts'
import { SKILLS_MAX } from '#/domain/meaning/job-meaning.ts'
import { countriesOf, mainLines, personLines, pointsOf, titlesOf } from '#/domain/meaning/person-meaning.ts'
import { RADII_TO_ZERO } from '#/domain/matching/reach.ts'
import { JOB_TYPES, type JobType } from '#/domain/job/vocabulary.ts'
import { expectedJobs } from '#/platform/job-search/find-jobs.server.ts'
import { utcToday } from '#/platform/clock/utc-today.ts'
import { terms } from '#/platform/meaning/terms.server.ts'
import { chooseKeys, type KeyTier } from './choose-keys.ts'
import { jobCredits, jobGates, kmColumn, type SeekerTerms } from './coarse-jobs.server.ts'
import { ints, shownCount, texts } from './coarse-parts.ts'
import { COARSE_FIT, creditColumns, roughScore, sideColumns } from './coarse-score.ts'
import { keyFrequencies, type KeyFrequencies } from './key-frequencies.server.ts'

/** How many jobs are weighed coarsely, and how many of them exactly. */
const LIMITS = {
  ...{ together: 6_000, common: 4_000, commonKept: 500 },
  ...{ filtered: 5_000, listed: 15_000, listedTimes: 6, askedTimes: 3, noted: 50, cut: 120 },
}
const SQUARES_MAX = 40
/** How far is looked where somebody goes any distance, or said none. */
const REACH_KM = 30

function toSeekerTerms(person: MatchPerson): SeekerTerms {
  const known = terms()
  const skills = person.skills.slice(0, SKILLS_MAX).map((skill) => known.skill(skill))
  const ids = skills.map(({ id }) => id)
  const near = [...new Set(skills.flatMap(({ neighbours }) => neighbours))].filter((id) => !ids.includes(id))
  return { person, titles: titlesOf(person, known), skills: { ids, near } }
}

/** The conditions of jobs that are far away or nowhere: as wished, with other hours, and in other money. */
function farConditions(person: MatchPerson) {
  // Nobody goes there every day, unless they have not said how far they go.
  const isPlaced = person.radiusKm !== null && pointsOf(person).length > 0
  const ways = isPlaced ? (['Hybrid'] as const) : (['Hybrid', 'OnSite'] as const)
  const wished: readonly JobType[] = person.jobTypes.length > 0 ? person.jobTypes : JOB_TYPES
  const own = person.salaryFloor?.currency
  const money: (Currency | null)[] = own ? [own] : [...CURRENCIES, null]
  const of = (types: readonly JobType[], currencies: readonly (Currency | null)[]): Conditions[] =>
    ways.flatMap((way) => types.flatMap((type) => currencies.map((currency) => ({ way, type, currency }))))
  return {
    wished: of(wished, money),
    otherHours: of(
      JOB_TYPES.filter((type) => !wished.includes(type)),
      money,
    ),
    otherMoney: of(
      wished,
      [...CURRENCIES, null].filter((currency) => !money.includes(currency)),
    ),
  }
}

const lineOf = (lines: readonly number[], conditions: readonly Conditions[]) =>
  lines.flatMap((line) => conditions.map((one) => keyOf.lineOf(line, one)))

/** What a person's jobs are looked up by, the kinds that say most first. */
function jobTiers({ person, titles, skills }: SeekerTerms): KeyTier[] {
  const lines = personLines(titles)
  const main = mainLines(titles)
  const near = [...new Set([...titles.wished, ...titles.recent].flatMap(({ neighbours }) => neighbours))]
  const radius = person.radiusKm ?? REACH_KM
  const cellsWithin = (km: number) => pointsOf(person).flatMap((point) => coverOf(point, km, SQUARES_MAX) ?? [])
  const cells = cellsWithin(radius)
  const around = cellsWithin(radius * 2).filter((cell) => !cells.includes(cell))
  const farther = cellsWithin(radius * RADII_TO_ZERO).filter((cell) => !around.includes(cell) && !cells.includes(cell))
  const countries = [...countriesOf(person), ANYWHERE]
  const at = <Item>(items: readonly Item[], key: (item: Item, cell: string) => number, where = cells) =>
    items.flatMap((item) => where.map((cell) => key(item, cell)))
  const inside = <Item>(items: readonly Item[], key: (item: Item, country: string) => number) =>
    items.flatMap((item) => countries.map((country) => key(item, country)))
  const far = farConditions(person)
  return [
    { keys: at(lines, keyOf.lineAt), rowsMax: 1_000, alone: at(main, keyOf.lineAt) },
    { keys: inside(lines, keyOf.lineIn), rowsMax: 600, alone: inside(main, keyOf.lineIn) },
    { keys: at(lines, keyOf.lineAt, around), rowsMax: 600, alone: at(main, keyOf.lineAt, around) },
    { keys: lineOf(lines, far.wished), rowsMax: 700, alone: lineOf(main, far.wished) },
    { keys: at(lines, keyOf.lineAt, farther), rowsMax: 500, alone: at(main, keyOf.lineAt, farther) },
    { keys: lineOf(lines, far.otherMoney), rowsMax: 300, alone: lineOf(main, far.otherMoney) },
    { keys: lineOf(lines, far.otherHours), rowsMax: 300, alone: lineOf(main, far.otherHours) },
    { keys: [...at(skills.ids, keyOf.skillAt), ...inside(skills.ids, keyOf.skillIn)], rowsMax: 200 },
    { keys: [...at(near, keyOf.lineAt), ...inside(near, keyOf.lineIn)], rowsMax: 300 },
    { keys: skills.ids, rowsMax: 200 },
    {
      keys: [...at(person.sectors, keyOf.sectorAt), ...inside(person.sectors, keyOf.sectorIn)],
      rowsMax: 200,
    },
  ]
}

export type JobSearch = {
  /** Whose answers are left out; null for nobody's. */
  userId: string | null
  /** What `jobConditions` makes of filters: conditions on a searchable job. */
  conditions?: readonly SQL[]
}

const allMet = (conditions: readonly SQL[], number: SQL): SQL =>
  conditions.length === 0
    ? sql`true`
    : sql`(select ${sql.join([...conditions], sql` and `)} from ${searchableJob} where ${searchableJob.number} = ${number})`

/**
 * How filters are asked: whether so few jobs meet them that all are weighed, or few enough to be listed once (`listed`, a
 * subquery); else of each job that is found. `times`: how many more jobs are looked at.
 */
type Filtering = { times: number; areFew: boolean; listed: SQL | null; meets: (number: SQL) => SQL }

async function filteringOf(conditions: readonly SQL[], size: number): Promise<Filtering> {
  if (conditions.length === 0) return { times: 1, areFew: false, listed: null, meets: () => sql`true` }
  const expected = await expectedJobs(conditions)
  const all = sql.join([...conditions], sql` and `)
  const times = Math.max(1, size / Math.max(1, expected))
  if (expected > LIMITS.listed) {
    const meets = (number: SQL) => allMet(conditions, number)
    return { times: Math.min(LIMITS.askedTimes, times), areFew: false, listed: null, meets }
  }
  const listed = sql`(select number from ${searchableJob} where ${all} limit ${2 * LIMITS.listed}::int)`
  const meets = (number: SQL) => sql`${number} in (select number from listed)`
  return { times: Math.min(LIMITS.listedTimes, times), areFew: expected <= LIMITS.filtered, listed, meets }
}

/** Of the jobs with a common key that meet the filters the best by a rough score. */
function bestOf(key: number, seeker: SeekerTerms, { meets }: Filtering): SQL {
  const { ids } = seeker.skills
  const asked = sql`job_meaning.must_ids`
  const share = ids.length === 0 ? sql`null` : sql`(${shownCount(asked, ids)}) / nullif(cardinality(${asked}), 0)::float8`
  return sql`(select number from (select job_meaning.number, ${roughScore(jobCredits(seeker, utcToday()), share)} as rough
    from jobs_by_keys(${ints([key])}, ${LIMITS.common}::int) as looked_up (number),
      lateral (select * from ${jobMeaning} where ${jobMeaning.number} = looked_up.number offset 0) as job_meaning
    where ${meets(sql`looked_up.number`)} offset 0) as weighed order by rough desc limit ${LIMITS.commonKept}::int)`
}

/** What the look-ups find and the filters leave; where these leave few, all of them. */
function armsFor(seeker: SeekerTerms, frequencies: KeyFrequencies, filtering: Filtering): SQL[] {
  const { times, areFew, meets } = filtering
  if (areFew) return [sql`(select number from listed limit ${LIMITS.filtered}::int)`]
  const { together, common, besides } = chooseKeys(jobTiers(seeker), frequencies, times)
  return [
    sql`(select number from jobs_by_keys(${ints(together)}, ${Math.round(LIMITS.together * Math.min(2, times))}::int) as looked_up (number) where ${meets(sql`looked_up.number`)})`,
    ...common.map((key) => bestOf(key, seeker, filtering)),
    sql`(select number from (select number from ${jobMeaning} order by number desc limit ${besides}::int) as looked_up where ${meets(sql`looked_up.number`)})`,
  ]
}

/** A condition on the job of a number: open, of no employer they exclude, and not answered by them. */
const isOpenTo =
  ({ excludedEmployers }: MatchPerson, userId: string | null) =>
  (number: SQL) => sql`(select status = 'Published' and (closing_date is null or closing_date >= ${utcToday()}::date)
      and not (organization_id = any(${texts(excludedEmployers)}))
      and not exists (select from job_like where job_like.user_id = ${userId} and job_like.job_id = job.id)
    from job where job.number = ${number})`

/**
 * The steps of the statement, each a subquery of numbers: what is looked up (`found`), what no gate stands before, best
 * first (`ranked`), and what of it is scored exactly (`open`).
 */
export async function jobSteps(person: MatchPerson, { userId, conditions = [] }: JobSearch): Promise<SQL> {
  const seeker = toSeekerTerms(person)
  const frequencies = await keyFrequencies('job_meaning')
  const filtering = await filteringOf(conditions, frequencies.size)
  const arms = armsFor(seeker, frequencies, filtering)
  const gates = sql.join(
    jobGates(seeker).map((gate) => sql` and ${gate}`),
    sql``,
  )
  const credits = jobCredits(seeker, utcToday())
  const listed = filtering.listed ? sql`listed as materialized ${filtering.listed}, ` : sql``
  return sql`${listed}found as materialized (${sql.join(arms, sql` union `)}),
    credits as materialized (select job_meaning.number, ${creditColumns(credits)} from found,
      lateral (select *, ${kmColumn(seeker)} as km from ${jobMeaning} where ${jobMeaning.number} = found.number offset 0) as job_meaning
      where true${gates}),
    sides as (select number, ${sideColumns(credits)} from credits offset 0),
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
      where ${isOpenTo(person, userId)(sql`noted.number`)} and ${allMet(conditions, sql`noted.number`)}`
}
