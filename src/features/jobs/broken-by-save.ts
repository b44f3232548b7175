import type { JobDetails } from '#/domain/job/job-details.ts'
import { publishProblems, type PublishProblem } from '#/domain/job/publish-rules.ts'

/**
 * The rules of publishing that a change of an open job would break. What was already broken before (a closing date
 * that has come near) is not held against the change. `today` is `YYYY-MM-DD`.
 */
export function brokenBySave(
  before: JobDetails,
  after: JobDetails,
  { today }: { today: string },
): PublishProblem[] {
  const known = new Set(publishProblems(before, { today }).map((problem) => problem.message))
  return publishProblems(after, { today }).filter((problem) => !known.has(problem.message))
}
