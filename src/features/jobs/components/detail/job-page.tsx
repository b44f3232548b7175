import type { JobView } from '../../job-detail.view.ts'
import { JobCompany, JobDescription, JobRequirements, JobVideo } from './job-body.tsx'
import { JobFacts } from './job-facts.tsx'
import { JobHeader } from './job-header.tsx'
import { ApplyElsewhere, CandidatesLink, EditLink, JobStateNotice } from './job-notices.tsx'
import type { JobSlots } from './job-slots.ts'
import { ShareButton } from './share-button.tsx'

export type JobPageProps = { job: JobView; slots: JobSlots }

/** A job on its own page. On phones the answer stands at the foot, within reach of the thumb. */
export function JobPage({ job, slots: { fit, notice, answerOf } }: JobPageProps) {
  const share = { jobId: job.id, title: job.title }
  const isOwn = job.viewer === 'member' && job.state === 'open'
  return (
    <div className="flex-1 bg-surface [--halo:var(--surface)]">
      <article className="mx-auto max-w-dash px-5 py-6 max-md:px-4 max-md:py-5 lg:py-10">
        <div className="grid gap-5 empty:hidden [&:not(:empty)]:mb-5">
          <JobStateNotice job={job} />
        </div>
        <JobHeader
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
        />
        <div className="mt-4">
          <JobFacts job={job} />
        </div>
        {/* One column: fit, what it takes, the text. Two: what it takes stands beside the others. */}
        <div className="mt-6 grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_19rem] lg:grid-rows-[auto_1fr]">
          <div className="grid grid-cols-1 gap-8 empty:hidden lg:col-start-1">
            {notice}
            {fit}
          </div>
          <aside className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <JobRequirements job={job} level={2} />
          </aside>
          <div className="grid grid-cols-1 content-start gap-8 lg:col-start-1">
            <JobDescription job={job} level={2} />
            <JobVideo job={job} level={2} />
            <ApplyElsewhere job={job} />
            <JobCompany job={job} level={2} />
          </div>
        </div>
      </article>
      {(answerOf ?? isOwn) && (
        <div className="sticky bottom-0 z-10 flex items-center gap-2 border-t border-line bg-surface px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:hidden">
          <ShareButton {...share} size="lg" edge="line" />
          {answerOf?.({ size: 'lg', className: 'flex-1' })}
          {isOwn && <EditLink job={job} size="lg" className="flex-1" />}
          <CandidatesLink job={job} size="lg" className="flex-1" />
        </div>
      )}
    </div>
  )
}
