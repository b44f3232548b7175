import type { SQL } from 'drizzle-orm'
import type { JobRow } from '#/db/schema/index.ts'
import type { Actor } from '#/domain/access/actor.ts'

/** What of a stored job a score is made of. */
export type ScoredJob = Omit<JobRow, 'description'>

export type JobScorer = {
  /** How well each of these jobs fits the actor, 0 to 100, by its id; a job without a score is left out. */
  score: (actor: Actor, jobs: readonly ScoredJob[], request?: Request) => Promise<ReadonlyMap<string, number>>
  /**
   * Some hundred of the jobs that meet all conditions, those likeliest to fit the actor, as a statement of one column,
   * `number`; null where nobody can tell.
   */
  findLikely: (actor: Actor, conditions: readonly SQL[], request?: Request) => Promise<SQL | null>
}

let scorer: JobScorer | undefined

/** Says who scores jobs. Lists of jobs need it and do not know it: the composition root brings the two together. */
export function configureJobScorer(given: JobScorer): void {
  scorer = given
}

/** Who scores jobs. Throws when nobody was named. */
export function jobScorer(): JobScorer {
  if (!scorer) throw new Error('Nobody was configured to score jobs')
  return scorer
}
