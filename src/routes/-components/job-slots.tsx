import { lazyRouteComponent } from '@tanstack/react-router'
import { QuietPart } from '#/components/screens/quiet-part.tsx'
import type { AccountType } from '#/domain/access/account-type.ts'
import type { JobSlots } from '#/features/jobs/components/detail/job-slots.ts'
import type { JobView } from '#/features/jobs/job-detail.view.ts'
import { LikeButton } from '#/features/matching/components/likes/like-button.tsx'
import { likeModeOf } from '#/features/matching/components/likes/use-job-like.ts'
import { JobFit } from './job-fit.tsx'

/** For job seekers alone. */
export const LikeNotice = lazyRouteComponent(
  () => import('#/features/matching/components/likes/like-notice.tsx'),
  'LikeNotice',
)

export type JobReader = { accountType: AccountType | null; level: 2 | 3 }

/** What matching says about a job to its reader. Jobs and matching meet here. */
export function slotsOf(job: JobView, { accountType, level }: JobReader): JobSlots {
  const isSeeker = accountType === 'Individual'
  const isAnswered = likeModeOf(job, accountType) !== 'hidden'
  return {
    fit: isSeeker && job.state === 'open' ? <JobFit jobId={job.id} level={level} /> : null,
    notice: isSeeker ? (
      <QuietPart about={job.id}>
        <LikeNotice job={job} accountType={accountType} />
      </QuietPart>
    ) : null,
    answerOf: isAnswered ? (look) => <LikeButton job={job} accountType={accountType} {...look} /> : null,
  }
}
