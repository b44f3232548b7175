import { sql, type SQL } from 'drizzle-orm'
import { profileMeaning } from '#/db/schema/index.ts'
import type { MatchJob } from '#/domain/matching/types.ts'
import { coverOf } from '#/domain/meaning/cells.ts'
import { SKILLS_MAX } from '#/domain/meaning/job-meaning.ts'
import { keyOf, linesOf } from '#/domain/meaning/meaning-keys.ts'
import { terms } from '#/platform/meaning/terms.server.ts'
import { chooseKeys, type ChosenKeys, type KeyTier } from './choose-keys.ts'
import { ints, number, shownCount } from './coarse-parts.ts'
import { kmColumn, peopleCredits, peopleGates, type JobTerms } from './coarse-people.server.ts'
import { COARSE_FIT, creditColumns, roughScore, sideColumns } from './coarse-score.ts'
import { keyFrequencies } from './key-frequencies.server.ts'

/** How many people are weighed coarsely, and how many of them exactly. */
const LIMITS = { together: 5_000, common: 4_000, commonKept: 500, noted: 50, cut: 120 }
/** How far away those are looked for who may come nearer than others. */
const NEAR_KM = 60
/** As far as anybody comes to a place of work, three times their radius; who comes from farther is found by their line. */
const REACH_KM = 300
const SQUARES_MAX = 48

function toJobTerms(job: MatchJob): JobTerms {
  const known = terms()
  return {
    job,
    title: known.title(job.title),
    must: job.mustHaveSkills.slice(0, SKILLS_MAX).map((skill) => known.skill(skill)),
    nice: job.niceToHaveSkills.slice(0, SKILLS_MAX).map((skill) => known.skill(skill)),
  }
}

/** What a job's people are looked up by, the kinds that say most first. */
function peopleTiers({ job, title, must }: JobTerms): KeyTier[] {
  const isRemote = job.workLocation === 'Remote'
  const isOnSite = job.workLocation === 'OnSite' && job.coordinates !== null
  const cellsWithin = (km: number, most?: number) =>
    job.coordinates && !isRemote ? (coverOf(job.coordinates, km, most) ?? []) : []
  const cells = cellsWithin(NEAR_KM)
  const around = cellsWithin(REACH_KM, SQUARES_MAX)
  const countries = isRemote ? job.countries : []
  const here = (lines: readonly number[]) =>
    lines.flatMap((line) => [
      ...cells.map((cell) => keyOf.lineAt(line, cell)),
      ...countries.map((country) => keyOf.lineIn(line, country)),
    ])
  const there = (lines: readonly number[]) => lines.flatMap((line) => around.map((cell) => keyOf.lineAt(line, cell)))
  const lines = linesOf(title)
  const main = lines.slice(0, 1)
  const skills = must.map(({ id }) => id)
  const sector = job.sector
  return [
    { keys: here(lines), rowsMax: 1_000, alone: here(main) },
    // Whoever cannot come is no candidate, so that near a place of work nearly everybody may be one.
    { keys: isOnSite ? around.map(keyOf.at) : [], rowsMax: 1_200, alone: [] },
    { keys: there(lines), rowsMax: 800, alone: there(main) },
    { keys: lines.map(keyOf.line), rowsMax: isOnSite ? 400 : 1_200, alone: main.map(keyOf.line) },
    { keys: countries.map(keyOf.in), rowsMax: 800 },
    { keys: here(title.neighbours), rowsMax: 300 },
    { keys: title.neighbours.map(keyOf.line), rowsMax: 300 },
    { keys: skills, rowsMax: 500 },
    { keys: must.flatMap(({ neighbours }) => neighbours), rowsMax: 200, alone: [] },
    { keys: sector ? cells.map((cell) => keyOf.sectorAt(sector, cell)) : [], rowsMax: 200 },
  ]
}

/** For which job people are looked for, in the database and for the formula. */
export type AskedJob = { id: string; organizationId: string; match: MatchJob }

/** A condition on the person of an id: they may be suggested to this company and have not met this job. */
const mayBeSuggested =
  ({ id, organizationId }: AskedJob) =>
  (userId: SQL) => sql`(select may_be_suggested(profile.visibility, profile.availability)
      and not (${organizationId} = any(profile.excluded_employers)) and "user".type = 'Individual' and not "user".banned
      and not exists (select from job_like where job_like.user_id = profile.user_id and job_like.job_id = ${id})
    from profile join "user" on "user".id = profile.user_id where profile.user_id = ${userId})`

/** Of the people with a common key the best by a rough score. */
function bestOf(key: number, terms: JobTerms): SQL {
  const ids = terms.must.map((skill) => skill.id)
  const shown = sql`profile_meaning.skill_ids`
  const share = ids.length === 0 ? sql`null` : sql`(${shownCount(shown, ids)}) / ${number(ids.length)}`
  return sql`(select user_id from (select profile_meaning.user_id, ${roughScore(peopleCredits(terms), share)} as rough
    from people_by_keys(${ints([key])}, ${LIMITS.common}::int) as looked_up (user_id),
      lateral (select * from ${profileMeaning} where ${profileMeaning.userId} = looked_up.user_id offset 0) as profile_meaning
    offset 0) as weighed order by rough desc limit ${LIMITS.commonKept}::int)`
}

/** The look-ups, each bounded. */
function lookUps({ together, common, besides }: ChosenKeys, terms: JobTerms): SQL[] {
  return [
    sql`(select user_id from people_by_keys(${ints(together)}, ${LIMITS.together}::int) as looked_up (user_id))`,
    ...common.map((key) => bestOf(key, terms)),
    sql`(select user_id from ${profileMeaning} order by user_id limit ${besides}::int)`,
  ]
}

/** The steps of the statement, as `jobSteps` has them: `found`, `ranked` and `open`. */
export async function peopleSteps(asked: AskedJob): Promise<SQL> {
  const terms = toJobTerms(asked.match)
  const chosen = chooseKeys(peopleTiers(terms), await keyFrequencies('profile_meaning'))
  const gates = sql.join(
    peopleGates(terms).map((gate) => sql` and ${gate}`),
    sql``,
  )
  const credits = peopleCredits(terms)
  return sql`found as materialized (${sql.join(lookUps(chosen, terms), sql` union `)}),
    credits as materialized (select profile_meaning.user_id, ${creditColumns(credits)} from found,
      lateral (select *, ${kmColumn(terms)} as km from ${profileMeaning} where ${profileMeaning.userId} = found.user_id offset 0) as profile_meaning
      where true${gates}),
    sides as (select user_id, ${sideColumns(credits)} from credits offset 0),
    ranked as materialized (select user_id, ${COARSE_FIT} as coarse from sides order by coarse desc, user_id),
    open as materialized (select user_id from ranked where ${mayBeSuggested(asked)(sql`ranked.user_id`)} limit ${LIMITS.cut}::int)`
}

/**
 * The ids of some hundred people who fit a job best by a coarse score, as a statement, and of those whose profile has just
 * changed. Nobody is among them who may not be suggested to this company or has met this job.
 */
export async function peopleFor(asked: AskedJob): Promise<SQL> {
  return sql`with ${await peopleSteps(asked)}
    select user_id from open
    union select user_id from (select user_id from stale_profile order by id desc limit ${LIMITS.noted}::int) as noted
      where ${mayBeSuggested(asked)(sql`noted.user_id`)}`
}
