import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useJobTexts } from '#/components/job/use-job-texts.ts'
import { KEEP_CLEAR } from '#/ui/keep-clear.ts'
import { LogoTile } from '#/ui/logo-tile.tsx'
import type { JobView } from '../../job-detail.view.ts'

export type JobHeaderProps = {
  job: JobView
  /** 1 on the job's own page, 2 beside the list. */
  level: 1 | 2
  /** Share and like; on phones they live in the bar at the foot. */
  actions?: ReactNode
}

export function JobHeader({ job, level, actions }: JobHeaderProps) {
  const { placeOf, postedOf } = useJobTexts()
  const Heading = level === 1 ? 'h1' : 'h2'
  const place = placeOf(job)
  return (
    <header className="flex items-center gap-4">
      <LogoTile src={job.organization.logo} size="lg" className="max-lg:self-start max-lg:mt-1" />
      <div className="min-w-0 flex-1">
        <Heading className="text-22 text-balance [overflow-wrap:anywhere]">{job.title}</Heading>
        <p className="dotted text-14 text-muted [overflow-wrap:anywhere]">
          <Link
            to="/company/$id"
            params={{ id: job.organization.id }}
            className="rounded-[3px] font-medium text-ink-2 underline-offset-3 hover:underline touch:inline-block touch:py-1"
          >
            {job.organization.name}
          </Link>
          {place && <span>{place}</span>}
          {job.publishedAt && (
            <time dateTime={job.publishedAt} suppressHydrationWarning>
              {postedOf(job.publishedAt)}
            </time>
          )}
        </p>
      </div>
      {actions && (
        <div {...KEEP_CLEAR} className="flex flex-none items-center gap-2 self-start max-md:hidden">
          {actions}
        </div>
      )}
    </header>
  )
}
