import type { ReactNode } from 'react'
import { LateSuspensionNotice } from '#/components/screens/late-suspension-notice.tsx'
import type { JobView } from '../../job-detail.view.ts'
import { JobCompany, JobDescription, JobRequirements, JobVideo } from './job-body.tsx'
import { JobFacts } from './job-facts.tsx'
import { JobHeader } from './job-header.tsx'
import { ApplyElsewhere, JobStateNotice } from './job-notices.tsx'

export type JobArticleProps = {
  job: JobView
  /** Of the title: 1 on the job's own page, 2 in its preview. What stands below it follows. */
  level: 1 | 2
  actions?: ReactNode
  /** What stands for the actions where no script answers them. */
  plainNote?: string | null
  /** What the reader is told of themselves and this job. */
  children?: ReactNode
}

/** A job from its title to its company: the same on its page and in the preview, in as many columns as there is room. */
export function JobArticle({ job, level, actions, plainNote, children }: JobArticleProps) {
  const below = level === 1 ? 2 : 3
  return (
    <article className="@container">
      <div className="grid gap-5 empty:hidden [&:not(:empty)]:mb-5">
        <LateSuspensionNotice
          organization={job.organization.name}
          reason={job.suspensionReason}
          since={job.suspendedSince}
        />
        {job.closedReason !== 'Suspended' && <JobStateNotice job={job} />}
      </div>
      <JobHeader job={job} level={level} actions={actions} />
      <div className="mt-4">
        <JobFacts job={job} />
      </div>
      {plainNote && (
        <noscript>
          <p className="mt-4 text-14 text-muted">{plainNote}</p>
        </noscript>
      )}
      {/* One column: fit, what it takes, the text. Two: what it takes stands beside the others. */}
      <div className="mt-6 grid grid-cols-1 gap-x-12 gap-y-8 @min-[60rem]:grid-cols-[minmax(0,1fr)_19rem] @min-[60rem]:grid-rows-[auto_1fr]">
        <div className="grid grid-cols-1 gap-8 empty:hidden @min-[60rem]:col-start-1">{children}</div>
        <aside className="@min-[60rem]:col-start-2 @min-[60rem]:row-span-2 @min-[60rem]:row-start-1">
          <JobRequirements job={job} level={below} />
        </aside>
        <div className="grid grid-cols-1 content-start gap-8 @min-[60rem]:col-start-1">
          <JobDescription job={job} level={below} />
          <JobVideo job={job} level={below} />
          <ApplyElsewhere job={job} />
          <JobCompany job={job} level={below} />
        </div>
      </div>
    </article>
  )
}
