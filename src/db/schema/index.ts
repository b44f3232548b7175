export { account } from './account.ts'
export { auditEntry } from './audit-entry.ts'
export { analyticsDay, type AnswerHours } from './analytics-day.ts'
export { contactMessage } from './contact-message.ts'
export { invitation } from './invitation.ts'
export { jobFlag, jobFlagDue, jobFlagRound } from './job-flag.ts'
export { jobMeaning } from './job-meaning.ts'
export { jobLike } from './job-like.ts'
export { jobSketch } from './job-sketch.ts'
export { jobTold } from './job-told.ts'
export { jobTransition } from './job-transition.ts'
export { jobViewCount } from './job-view-count.ts'
export { job, type JobRow } from './job.ts'
export { mail } from './mail.ts'
export { member } from './member.ts'
export { organization } from './organization.ts'
export { placeName } from './place-name.ts'
export { place } from './place.ts'
export { platformTotal } from './platform-total.ts'
export { profileMeaning } from './profile-meaning.ts'
export { profile } from './profile.ts'
export { rateLimit } from './rate-limit.ts'
export {
  accountRelations,
  invitationRelations,
  memberRelations,
  organizationRelations,
  sessionRelations,
  teamMemberRelations,
  teamRelations,
  userRelations,
} from './relations.ts'
export { renamedOrganization } from './renamed-organization.ts'
export { searchCount } from './search-count.ts'
export { searchableJob } from './searchable-job.ts'
export { session } from './session.ts'
export { staleJob, staleProfile } from './stale-meaning.ts'
export { teamMember } from './team-member.ts'
export { team } from './team.ts'
export { titleWord } from './title-word.ts'
export { twoFactor } from './two-factor.ts'
export { upload } from './upload.ts'
export { user } from './user.ts'
export { verification } from './verification.ts'
