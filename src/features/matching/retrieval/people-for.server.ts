import { sql, type SQL } from 'drizzle-orm'
import { profileMeaning } from '#/db/schema/index.ts'
import type { MatchJob } from '#/domain/matching/types.ts'
import { SKILLS_MAX } from '#/domain/meaning/job-meaning.ts'
import { sealCandidateId } from '#/platform/candidate-id/candidate-id.server.ts'
import { terms } from '#/platform/meaning/terms.server.ts'
import { chooseKeys, COMMON_ROWS, type CommonKey } from './choose-keys.ts'
import { halvesOf, ints, shareIn } from './coarse-parts.ts'
import { kmColumn, peopleCredits, peopleGates, type JobTerms } from './coarse-people.server.ts'
import { COARSE_FIT, creditColumns, isNearEnough, roughScore, sideColumns } from './coarse-score.ts'
import { keyFrequencies, type KeyFrequencies } from './key-frequencies.server.ts'
import { peopleTiers } from './people-tiers.ts'

/** How many people are found by keys together, how many of each common key are kept, and how many are weighed exactly. */
const LIMITS = { together: 5_000, kept: 250, noted: 50, cut: 100 }

function toJobTerms(job: MatchJob): JobTerms {
  const known = terms()
  return {
    job,
    title: known.title(job.title),
    must: job.mustHaveSkills.slice(0, SKILLS_MAX).flatMap((skill) => known.skills(skill)),
    nice: job.niceToHaveSkills.slice(0, SKILLS_MAX).flatMap((skill) => known.skills(skill)),
  }
}

/** For which job people are looked for, in the database and for the formula. */
export type AskedJob = {
  id: string
  organizationId: string
  match: MatchJob
  /** As `JobSearch` has it. */
  onlyWorthALook?: boolean
}

/** A condition on the person of an id: they may be suggested to this company and have not met this job. */
const mayBeSuggested =
  ({ id, organizationId }: AskedJob) =>
  (userId: SQL) =>
    sql`(select may_be_suggested(profile.visibility, profile.availability)
      and not (${organizationId} = any(profile.excluded_employers)) and "user".type = 'Individual' and not "user".banned
      and not exists (select from job_like where job_like.user_id = profile.user_id and job_like.job_id = ${id})
    from profile join "user" on "user".id = profile.user_id where profile.user_id = ${userId})`

const allGates = (sought: JobTerms) => sql.join([sql`true`, ...peopleGates(sought)], sql` and `)

/** Of the people with a common key whom nothing rules out the best by a rough score. */
function bestWith(key: CommonKey, sought: JobTerms): SQL {
  const ids = sought.must.map((skill) => skill.id)
  const [some, others] = halvesOf(ids)
  // Of more than can be looked at those that share two skills.
  const rows =
    key.rows > COMMON_ROWS && ids.length > 0
      ? sql`people_by_key(${key.key}::int, ${some}, ${others}, ${COMMON_ROWS}::int)`
      : sql`people_by_keys(${ints([key.key])}, ${COMMON_ROWS}::int)`
  const rough = roughScore(peopleCredits(sought), shareIn(sql`${profileMeaning.skillIds}`, ids))
  return sql`(select user_id from (select profile_meaning.user_id, ${rough} as rough from ${rows} as looked_up (user_id),
      lateral (select *, ${kmColumn(sought)} as km from ${profileMeaning} where ${profileMeaning.userId} = looked_up.user_id offset 0) as profile_meaning
    where ${allGates(sought)} offset 0) as weighed order by rough desc limit ${LIMITS.kept}::int)`
}

/** The look-ups, each bounded. By profile_meaning_keys. */
function lookUps(sought: JobTerms, frequencies: KeyFrequencies): SQL[] {
  const { together, common, besides } = chooseKeys(peopleTiers(sought), frequencies)
  return [
    sql`(select user_id from people_by_keys(${ints(together)}, ${LIMITS.together}::int) as looked_up (user_id))`,
    ...common.map((key) => bestWith(key, sought)),
    sql`(select user_id from ${profileMeaning} order by user_id limit ${besides}::int)`,
  ]
}

/** Puts equals in an order that is another one beside each job, and that nobody can compute from accounts' ids. */
function tieOf({ id }: AskedJob): SQL {
  return sql`md5(user_id || ${sealCandidateId({ userId: '', jobId: id })})`
}

/** The steps of the statement, as `jobSteps` has them: `found`, `ranked` and `open`. */
export async function peopleSteps(asked: AskedJob): Promise<SQL> {
  const sought = toJobTerms(asked.match)
  const found = sql.join(lookUps(sought, await keyFrequencies('profile_meaning')), sql` union `)
  const credits = peopleCredits(sought)
  return sql`found as materialized (${found}),
    credits as materialized (select profile_meaning.user_id, ${creditColumns(credits)} from found,
      lateral (select *, ${kmColumn(sought)} as km from ${profileMeaning} where ${profileMeaning.userId} = found.user_id offset 0) as profile_meaning
      where ${allGates(sought)}),
    sides as (select user_id, ${sideColumns(credits)} from credits where ${asked.onlyWorthALook ? isNearEnough(credits) : sql`true`} offset 0),
    ranked as materialized (select user_id, ${COARSE_FIT} as coarse from sides order by coarse desc, ${tieOf(asked)}),
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
