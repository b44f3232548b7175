import { CatchBoundary, lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
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

const Nothing = () => null

export type JobReader = { accountType: AccountType | null; level: 2 | 3 }

/** What matching says about a job to its reader. Jobs and matching meet here. */
export function slotsOf(job: JobView, { accountType, level }: JobReader): JobSlots {
  const isSeeker = accountType === 'Individual'
  const isAnswered = likeModeOf(job, accountType) !== 'hidden'
  return {
    fit: isSeeker && job.state === 'open' ? <JobFit jobId={job.id} level={level} /> : null,
    notice: isSeeker ? (
      <CatchBoundary getResetKey={() => job.id} errorComponent={Nothing}>
        <Suspense>
          <LikeNotice job={job} accountType={accountType} />
        </Suspense>
      </CatchBoundary>
    ) : null,
    answerOf: isAnswered ? (look) => <LikeButton job={job} accountType={accountType} {...look} /> : null,
  }
}
