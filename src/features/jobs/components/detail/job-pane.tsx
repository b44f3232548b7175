import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { AccountType } from '#/domain/access/account-type.ts'
import { cn } from '#/ui/cn.ts'
import { EmptyState } from '#/ui/empty-state.tsx'
import { LinkText } from '#/ui/link-text.tsx'
import { jobQuery } from '../../job-detail.queries.ts'
import type { JobView } from '../../job-detail.view.ts'
import { JobDescription, JobRequirements } from './job-body.tsx'
import { JobFacts } from './job-facts.tsx'
import { JobHeader } from './job-header.tsx'
import { ApplyElsewhere, JobStateNotice } from './job-notices.tsx'
import { LikeButton } from './like-button.tsx'
import { LikeNotice } from './like-notice.tsx'
import { PaneSkeleton } from './pane-skeleton.tsx'
import { ShareButton } from './share-button.tsx'
import { useJobLike } from './use-job-like.ts'

export type JobPaneProps = {
  /** Null while nothing is picked, because the page is not awake yet or the list is empty. */
  jobId: string | null
  isListEmpty: boolean
  accountType: AccountType | null
  fitOf: (jobId: string) => ReactNode
}

type JobBesideProps = { job: JobView; accountType: AccountType | null; fit: ReactNode }

function JobBeside({ job, accountType, fit }: JobBesideProps) {
  const t = useTranslations('job.detail')
  const like = useJobLike(job, accountType)
  return (
    <article className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-4">
        <JobHeader
          job={job}
          level={2}
          actions={
            <>
              <ShareButton jobId={job.id} title={job.title} />
              <LikeButton {...like} jobId={job.id} organizationName={job.organization.name} keyHint />
            </>
          }
        />
        <JobFacts job={job} />
      </div>
      <JobStateNotice job={job} />
      <LikeNotice job={job} status={like.status} />
      {fit}
      <JobRequirements job={job} level={3} />
      <JobDescription job={job} level={3} />
      <ApplyElsewhere job={job} />
      <LinkText asChild className="justify-self-start text-14">
        <Link to="/job/$id" params={{ id: job.id }}>
          {t('openFull')}
        </Link>
      </LinkText>
    </article>
  )
}

/** The picked job beside the list. The last one stays, dimmed, until the next is here. */
export function JobPane({ jobId, isListEmpty, accountType, fitOf }: JobPaneProps) {
  const t = useTranslations('job.list.pane')
  const {
    data: job,
    isError,
    isPlaceholderData,
  } = useQuery({
    ...jobQuery(jobId ?? ''),
    enabled: jobId !== null,
    placeholderData: keepPreviousData,
  })
  return (
    // A new key for each job shown: every job is read from its top.
    <section
      key={job?.id}
      aria-label={t('label')}
      aria-busy={isPlaceholderData}
      // While another job is on its way, a press must not like the one that still stands here.
      inert={isPlaceholderData}
      className="min-h-0 overflow-y-auto bg-surface px-8 py-6 [--halo:var(--surface)] max-lg:hidden"
    >
      {isError ? (
        <EmptyState title={t('gone')}>{t('goneHelp')}</EmptyState>
      ) : job && jobId ? (
        <div className={cn('transition-opacity', isPlaceholderData && 'opacity-55')}>
          <JobBeside job={job} accountType={accountType} fit={fitOf(job.id)} />
        </div>
      ) : (
        !isListEmpty && <PaneSkeleton />
      )}
    </section>
  )
}
