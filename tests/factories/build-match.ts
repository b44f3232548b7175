import type { JobDetails } from '#/domain/job/job-details.ts'
import { toMatchJob, type JobContext } from '#/domain/matching/match-job.ts'
import { toMatchPerson } from '#/domain/matching/match-person.ts'
import type { MatchJob, MatchPerson } from '#/domain/matching/types.ts'
import { buildJobDetails } from './build-job-details.ts'
import { buildProfileDocument } from './build-profile-document.ts'

/** The day on which the built people and jobs meet. */
export const MATCH_DAY = '2026-11-21'

/** A person as matching sees them, built from a document. */
export function buildMatchPerson(changes: Parameters<typeof buildProfileDocument>[0] = {}): MatchPerson {
  return toMatchPerson(buildProfileDocument(changes), MATCH_DAY)
}

/** A published job as matching sees it, built from its details. */
export function buildMatchJob(
  changes: Partial<JobDetails> = {},
  context: Partial<JobContext> = {},
): MatchJob {
  return toMatchJob(buildJobDetails(changes), {
    organizationId: 'tidewall',
    status: 'Published',
    today: MATCH_DAY,
    ...context,
  })
}
