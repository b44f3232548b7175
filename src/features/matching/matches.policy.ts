import type { AccountType } from '#/domain/access/account-type.ts'
import type { JobStatus } from '#/domain/job/vocabulary.ts'
import type { Visibility } from '#/domain/profile/vocabulary.ts'

/** Who might be approached, as far as this decision looks at them. */
export type Approachable = {
  type: AccountType
  banned: boolean
  hasProfile: boolean
  visibility: Visibility
  excludedEmployers: readonly string[]
}

/** Answers are given while a job is open. */
export function canMatch(job: { status: JobStatus }): boolean {
  return job.status === 'Published'
}

/** Whether somebody keeps their profile from this company. It is never told so. */
export function isExcluded(
  person: { excludedEmployers: readonly string[] },
  organizationId: string,
): boolean {
  return person.excludedEmployers.includes(organizationId)
}

/** An employer may make the first move towards people whose profile it may see, and nobody who excluded it. */
export function canBeApproached(person: Approachable, organizationId: string): boolean {
  const isVisible = person.visibility === 'Public' || person.visibility === 'SignedIn'
  const isPerson = person.type === 'Individual' && person.hasProfile && !person.banned
  return isPerson && isVisible && !isExcluded(person, organizationId)
}
