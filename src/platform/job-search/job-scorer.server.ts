import type { JobRow } from '#/db/schema/index.ts'
import type { Actor } from '#/domain/access/actor.ts'

/** What of a stored job a score is made of. */
export type ScoredJob = Omit<JobRow, 'description'>

/** How well each of these jobs fits the actor, 0 to 100, by its id; a job without a score is left out. */
export type JobScorer = (
  actor: Actor,
  jobs: readonly ScoredJob[],
  request?: Request,
) => Promise<ReadonlyMap<string, number>>

let scorer: JobScorer | undefined

/** Says who scores jobs. Lists of jobs need it and do not know it: the composition root brings the two together. */
export function configureJobScorer(given: JobScorer): void {
  scorer = given
}

/** The scores of these jobs for the actor. Throws when nobody was named who scores. */
export const scoreJobs: JobScorer = (...given) => {
  if (!scorer) throw new Error('Nobody was configured to score jobs')
  return scorer(...given)
}
