import { Heart, PencilLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormatter, useLocale, useTranslations } from 'use-intl'
import { AppLink } from '#/components/layout/app-link.tsx'
import type { AppPath } from '#/components/layout/app-path.ts'
import type { OrganizationRole } from '#/domain/access/organization-roles.ts'
import type { JobStatus } from '#/domain/job/vocabulary.ts'
import { cn } from '#/ui/cn.ts'
import { Tag } from '#/ui/tag.tsx'
import type { OrganizationJobView } from '../organization-jobs.view.ts'
import { stepPath } from '../edit-paths.ts'
import { readWaiting } from '../read-waiting.ts'
import { useWaitingStep } from '../use-waiting-step.ts'
import { utcToday } from '#/platform/clock/utc-today.ts'
import { regionName } from '#/lib/intl-formats.ts'
import { OrganizationJobMenu } from './organization-job-menu.tsx'

/** Job · views · likes · matches · oldest unanswered · days left · actions; where there is less room facts wrap below the title. */
export const JOB_COLUMNS =
  '@min-[60rem]:grid @min-[60rem]:grid-cols-[minmax(0,1fr)_4rem_7rem_4.5rem_8.5rem_5.5rem_2.75rem] @min-[60rem]:gap-x-4'

const STATUS_TONE = { Draft: 'neutral', Published: 'sky', Archived: 'neutral' } as const satisfies Record<
  JobStatus,
  string
>

export type OrganizationJobRowProps = { job: OrganizationJobView; organizationRole: OrganizationRole }

export function OrganizationJobRow({ job, organizationRole }: OrganizationJobRowProps) {
  const t = useTranslations('job.status')
  return (
    <div
      role="row"
      className={cn(
        JOB_COLUMNS,
        'relative items-center border-b border-line py-3 @max-[60rem]:flex @max-[60rem]:flex-wrap @max-[60rem]:gap-x-5 @max-[60rem]:gap-y-1 @max-[60rem]:pr-12 @min-[60rem]:min-h-18',
      )}
    >
      <TitleCell job={job} />
      <Cell head={t('columns.views')} isEmpty={job.views === 0}>
        <Views count={job.views} />
      </Cell>
      <Cell head={t('columns.likes')} isEmpty={job.likesTotal === 0}>
        <Likes job={job} />
      </Cell>
      <Cell head={t('columns.matches')} isEmpty={job.matches === 0}>
        {job.matches}
      </Cell>
      <Cell head={t('columns.waiting')} isEmpty={job.oldestUnanswered === null}>
        <Waiting job={job} />
      </Cell>
      <Cell head={t('columns.daysLeft')} isEmpty={job.daysLeft === null}>
        {job.daysLeft === 0 ? t('lastDay') : job.daysLeft}
      </Cell>
      <div
        role="cell"
        className="@max-[60rem]:absolute @max-[60rem]:top-2 @max-[60rem]:right-0 @min-[60rem]:justify-self-end"
      >
        <OrganizationJobMenu job={job} organizationRole={organizationRole} />
      </div>
    </div>
  )
}

function TitleCell({ job }: { job: OrganizationJobView }) {
  const t = useTranslations('job')
  const locale = useLocale()
  const countries = job.countries.map((code) => regionName(locale, code)).join(', ')
  const to: AppPath =
    job.status === 'Draft' ? stepPath(job.id, 1) : `/app/employer/jobs/match/${encodeURIComponent(job.id)}`
  return (
    <div role="rowheader" className="min-w-0 @max-[60rem]:w-full">
      <p className="flex items-center gap-2">
        <AppLink
          to={to}
          className="min-w-0 truncate rounded-[3px] text-15 font-semibold underline-offset-3 hover:underline touch:py-1.5"
        >
          {job.title.trim() || t('editor.untitled')}
        </AppLink>
        {job.isTakenDown ? (
          <Tag tone="hot">{t('status.takenDown')}</Tag>
        ) : (
          <Tag tone={STATUS_TONE[job.status]}>{t(`status.${job.status}`)}</Tag>
        )}
      </p>
      <p className="truncate text-13 text-muted @max-[60rem]:whitespace-normal">
        {job.location || countries || t('status.noPlace')}
      </p>
      {job.status === 'Published' && <WaitingChanges job={job} />}
    </div>
  )
}

/** What somebody began to change on an open job and has not saved: the public does not see it, nor do colleagues. */
function WaitingChanges({ job }: { job: OrganizationJobView }) {
  const t = useTranslations('job')
  const step = useWaitingStep(job.id)
  if (step === null) return null
  return (
    <AppLink
      to={stepPath(job.id, step)}
      aria-label={t('editor.live.waitingOf', { title: job.title })}
      className="inline-flex items-center gap-1.5 rounded-[3px] text-13 font-medium text-partial-ink underline-offset-3 hover:underline touch:min-h-11"
    >
      <PencilLine aria-hidden="true" className="size-4" />
      {t('editor.live.waiting')}
    </AppLink>
  )
}

/** One fact under its column; where the columns have no room it brings the column's name, and an empty one is left out. */
function Cell({ head, isEmpty, children }: { head: string; isEmpty: boolean; children: ReactNode }) {
  const t = useTranslations('job.status')
  return (
    <div role="cell" className={cn('text-14', isEmpty && 'text-muted @max-[60rem]:hidden')}>
      <span className="mr-1.5 text-13 text-muted @min-[60rem]:hidden">{head}</span>
      {isEmpty ? (
        <>
          <span aria-hidden="true">–</span>
          <span className="sr-only">{t('none')}</span>
        </>
      ) : (
        children
      )}
    </div>
  )
}

function Views({ count }: { count: number }) {
  const format = useFormatter()
  return <span className="tabular-nums">{format.number(count)}</span>
}

function Likes({ job }: { job: OrganizationJobView }) {
  const t = useTranslations('job.status')
  if (job.likesNew === 0) return job.likesTotal
  return (
    <span className="inline-flex items-center gap-1.5 align-bottom font-medium text-beacon-ink">
      <Heart aria-hidden="true" className="size-4 fill-beacon text-beacon-edge" />
      {t('likesOf', { fresh: job.likesNew, total: job.likesTotal })}
    </span>
  )
}

function Waiting({ job }: { job: OrganizationJobView }) {
  const t = useTranslations('job.status')
  const waiting = readWaiting(job, utcToday())
  if (!waiting) return null
  const tone = { running: '', dueSoon: 'font-medium text-partial-ink', overdue: 'font-medium text-error-ink' }
  return (
    <span suppressHydrationWarning className={tone[waiting.state]}>
      {waiting.state === 'overdue'
        ? t('overdue', { days: waiting.daysLate })
        : t('waitingOf', { days: waiting.day, pledge: waiting.ofDays })}
    </span>
  )
}
