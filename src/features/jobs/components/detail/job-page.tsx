import { useTranslations } from 'use-intl'
import { cn } from '#/ui/cn.ts'
import type { JobView } from '../../job-detail.view.ts'
import { JobArticle } from './job-article.tsx'
import { CandidatesLink, EditLink } from './job-notices.tsx'
import type { JobSlots } from './job-slots.ts'
import { ShareButton } from './share-button.tsx'
import { SimilarJobs } from './similar-jobs.tsx'

export type JobPageProps = { job: JobView; slots: JobSlots }

/** A job on its own page. On phones the answer stands at the foot, within reach of the thumb. */
export function JobPage({ job, slots: { fit, notice, answerOf } }: JobPageProps) {
  const t = useTranslations('job.like')
  const share = { jobId: job.id, title: job.title }
  const isOwn = job.viewer === 'member' && job.state === 'open'
  return (
    <div className="flex-1 bg-surface [--halo:var(--surface)]">
      <div className="mx-auto max-w-dash px-5 py-6 max-md:px-4 max-md:py-5 lg:py-10">
        <JobArticle
          job={job}
          level={1}
          actions={
            <>
              <CandidatesLink job={job} />
              {isOwn && <EditLink job={job} />}
              <ShareButton {...share} />
              {answerOf?.({})}
            </>
          }
          plainNote={answerOf && t('noScript')}
        >
          {notice}
          {fit}
        </JobArticle>
        <SimilarJobs jobId={job.id} />
      </div>
      {(answerOf ?? isOwn) && (
        <div
          data-foot="phone"
          className={cn(
            'sticky bottom-0 z-10 flex items-center gap-2 border-t border-line bg-surface px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:hidden',
            !isOwn && 'noscript:hidden',
          )}
        >
          <ShareButton {...share} size="lg" edge="line" />
          {answerOf?.({ size: 'lg', className: 'flex-1' })}
          {isOwn && <EditLink job={job} size="lg" className="flex-1" />}
          <CandidatesLink job={job} size="lg" className="flex-1" />
        </div>
      )}
    </div>
  )
}
