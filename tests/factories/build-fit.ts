import { computeFit } from '#/domain/matching/fit.ts'
import type { Fit } from '#/domain/matching/types.ts'
import type { JobDetails } from '#/domain/job/job-details.ts'
import { buildMatchJob, buildMatchPerson } from './build-match.ts'

/** The explained fit of the built person with the built job, or with a changed one. */
export function buildFit(changes: Partial<JobDetails> = {}): Fit {
  return computeFit(buildMatchPerson(), buildMatchJob(changes), { profileOpened: true, detail: 'full' })
}
