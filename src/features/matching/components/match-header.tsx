import { useTranslations } from 'use-intl'
import { AppLink } from '#/components/layout/app-link.tsx'
import { townOf } from '#/domain/place/town.ts'
import { daysBetween } from '#/domain/time/iso-date.ts'
import { cn } from '#/ui/cn.ts'
import { LinkText } from '#/ui/link-text.tsx'
import type { MatchJobView } from '../candidates.view.ts'

function StatusWord({ status, isTakenDown }: Pick<MatchJobView, 'status' | 'isTakenDown'>) {
  const t = useTranslations('match.status')
  const isLive = status === 'Published'
  return (
    <span
      className={cn(
        'inline-flex items-center gap-1.5 font-medium',
        isLive ? 'text-strong-ink' : 'text-ink-2',
      )}
    >
      <span aria-hidden="true" className={cn('size-2 rounded-full', isLive ? 'bg-strong' : 'bg-control')} />
      {t(isTakenDown ? 'takenDown' : status)}
    </span>
  )
}

export function MatchHeader({ job }: { job: MatchJobView }) {
  const t = useTranslations('match')
  const isOpen = job.status === 'Published'
  const days = isOpen && job.closingDate ? daysBetween(job.today, job.closingDate) : null
  const place = townOf(job.location)
  return (
    <header className="px-5 pt-5 max-md:px-4 max-md:pt-4">
      <h1 className="text-22">{job.title || t('untitled')}</h1>
      <p className="mt-1 flex flex-wrap text-13 text-muted">
        <span className="dotted max-md:basis-full">
          <StatusWord status={job.status} isTakenDown={job.isTakenDown} />
          <span>{place ? `${job.organizationName}, ${place}` : job.organizationName}</span>
        </span>
        <span className="dotted md:before:px-[5px] md:before:content-['·']">
          {days !== null && <span>{t('closesIn', { days: Math.max(0, days) })}</span>}
          <LinkText asChild className="touch:py-2.5">
            {job.isTakenDown ? (
              <AppLink to={`/job/${encodeURIComponent(job.id)}`}>{t('readWhy')}</AppLink>
            ) : (
              <AppLink to={`/app/employer/jobs/edit/${job.id}/step1`}>{t('editJob')}</AppLink>
            )}
          </LinkText>
        </span>
      </p>
    </header>
  )
}
