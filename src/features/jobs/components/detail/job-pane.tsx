import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { isUnreachable } from '#/lib/is-unreachable.ts'
import { cn } from '#/ui/cn.ts'
import { LinkText } from '#/ui/link-text.tsx'
import { jobQuery } from '../../job-detail.queries.ts'
import type { JobView } from '../../job-detail.view.ts'
import { JobDescription, JobRequirements, JobVideo } from './job-body.tsx'
import { JobFacts } from './job-facts.tsx'
import { JobHeader } from './job-header.tsx'
import { ApplyElsewhere, JobStateNotice } from './job-notices.tsx'
import type { JobSlots, SlotsOf } from './job-slots.ts'
import { paneFaultOf } from './pane-fault-of.ts'
import { PaneFault } from './pane-fault.tsx'
import { PaneSkeleton } from './pane-skeleton.tsx'
import { ShareButton } from './share-button.tsx'

export type JobPaneProps = {
  /** Null while nothing is picked, because the page is not awake yet. */
  jobId: string | null
  slotsOf: SlotsOf
}

function JobBeside({ job, slots }: { job: JobView; slots: JobSlots }) {
  const t = useTranslations('job.detail')
  return (
    <article className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-4">
        <JobHeader
          job={job}
          level={2}
          actions={
            <>
              <ShareButton jobId={job.id} title={job.title} />
              {slots.answerOf?.({ keyHint: true })}
            </>
          }
        />
        <JobFacts job={job} />
      </div>
      <JobStateNotice job={job} />
      {slots.notice}
      {slots.fit}
      <JobRequirements job={job} level={3} />
      <JobDescription job={job} level={3} />
      <JobVideo job={job} level={3} />
      <ApplyElsewhere job={job} />
      <LinkText asChild className="justify-self-start text-14">
        <Link to="/job/$id" params={{ id: job.id }}>
          {t('openFull')}
        </Link>
      </LinkText>
    </article>
  )
}

/** A server that is down tells nobody when it is back: it is asked. */
const ASK_AGAIN_MS = 10_000

/** The picked job beside the list. The last one stays, dimmed, until the next is here, or is known not to come. */
export function JobPane({ jobId, slotsOf }: JobPaneProps) {
  const t = useTranslations('job.list.pane')
  const found = useQuery({
    ...jobQuery(jobId ?? ''),
    enabled: jobId !== null,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => isUnreachable(state.error) && ASK_AGAIN_MS,
  })
  const { data: job, isPlaceholderData } = found
  const fault = paneFaultOf(found)
  const isWaiting = isPlaceholderData && fault === null
  return (
    // A new key for each job shown: every job is read from its top.
    <section
      key={job?.id}
      aria-label={t('label')}
      aria-busy={isWaiting}
      // While another job is on its way, a press must not like the one that still stands here.
      inert={isWaiting}
      className="relative min-h-0 overflow-y-auto bg-surface px-8 py-6 [--halo:var(--surface)] max-lg:hidden noscript:hidden"
    >
      {fault ? (
        <PaneFault fault={fault} onTryAgain={() => void found.refetch()} />
      ) : job && jobId ? (
        <div className={cn('transition-opacity', isWaiting && 'opacity-55')}>
          <JobBeside job={job} slots={slotsOf(job)} />
        </div>
      ) : (
        <PaneSkeleton />
      )}
    </section>
  )
}
