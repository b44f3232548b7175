import type { AccountType } from '#/domain/access/account-type.ts'
import type { JobStatus } from '#/domain/job/vocabulary.ts'

/** What decides whether a person may like a job. */
export type LikeFacts = {
  accountType: AccountType
  emailVerified: boolean
  jobStatus: JobStatus
  /** Somebody of the company can answer. */
  isAnswerable: boolean
  /** The person belongs to the job's organisation. */
  isMember: boolean
  /** The person has excluded this employer in their profile. */
  isExcluded: boolean
}

export type LikeProblem =
  | 'individualsOnly'
  | 'verifyEmail'
  | 'ownOrganization'
  | 'excludedEmployer'
  | 'jobClosed'

/** Why a person may not like a job now, or null. Taking a like back needs none of this. */
export function findLikeProblem(facts: LikeFacts): LikeProblem | null {
  if (facts.accountType !== 'Individual') return 'individualsOnly'
  if (facts.isMember) return 'ownOrganization'
  if (facts.jobStatus !== 'Published' || !facts.isAnswerable) return 'jobClosed'
  if (!facts.emailVerified) return 'verifyEmail'
  return facts.isExcluded ? 'excludedEmployer' : null
}
