import type { OrganizationRole } from '#/domain/access/organization-roles.ts'
import { TRANSITION_TABLE } from '#/domain/job/transitions.ts'

/** What somebody is in the organisation behind a job; null is a stranger. */
export type JobMembership = { organizationRole: OrganizationRole }

/** Everybody in the job's organisation sees its drafts and may write in them. */
export function canEditJob<Membership extends JobMembership>(
  membership: Membership | null,
): membership is Membership {
  return membership !== null
}

/** Owners and admins put jobs before the public. Does not check that the job is complete or the email verified. */
export function canPublishJob(membership: JobMembership | null): boolean {
  return membership !== null && TRANSITION_TABLE.publish.actors.includes(membership.organizationRole)
}

/** Owners and admins throw a job away. Only a draft can be: a published one has a history of other people. */
export function canDeleteJob(membership: JobMembership | null): boolean {
  return canPublishJob(membership)
}
