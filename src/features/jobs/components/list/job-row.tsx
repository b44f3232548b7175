import { lazyRouteComponent } from '@tanstack/react-router'
import { memo, Suspense, type MouseEvent, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { JobLink } from '#/components/job/job-link.tsx'
import { useJobTexts } from '#/components/job/use-job-texts.ts'
import type { Fit } from '#/domain/matching/types.ts'
import { cn } from '#/ui/cn.ts'
import { LogoTile } from '#/ui/logo-tile.tsx'
import { Tag } from '#/ui/tag.tsx'
import type { JobSummary } from '../../published-jobs.view.ts'

/** For job seekers alone, with its many words. */
export const RowFit = lazyRouteComponent(() => import('./row-fit.tsx'), 'RowFit')

/** What the server drew stands until its code is here; a row that is drawn anew meanwhile must not take it away. */
const LateFit = memo(function LateFit({ fit }: { fit: Fit }) {
  return (
    <Suspense fallback={<span />}>
      <RowFit fit={fit} />
    </Suspense>
  )
})

export type JobRowProps = {
  job: JobSummary
  /** Of the title. */
  level: 2 | 3
  /** Its detail stands beside the list. */
  selected: boolean
  fit: Fit | undefined
  /** Null where the reader does not like jobs. */
  heart: ReactNode
  /** A plain press, which may show the job beside the list instead of going to its page. */
  onPick?: (event: MouseEvent<HTMLAnchorElement>) => void
  className?: string
}

/** Which two facts a row has room for: where one works, and what kind of contract or hours it is. */
function useTags(job: JobSummary): string[] {
  const t = useTranslations('vocabulary')
  const { workLocation, jobType, jobDuration } = job
  const hours = jobType && jobType !== 'FullTime' ? t(`jobType.${jobType}`) : null
  const contract = jobDuration ? t(`jobDuration.${jobDuration}`) : null
  return [workLocation && t(`workLocation.${workLocation}`), hours ?? contract].filter((tag) => tag !== null)
}

/** A phone has room for the words and not for what is drawn round them; the last gives way, and is left out where little of it would be left. */
const WORDS_ON_PHONES =
  'max-md:block max-md:h-auto max-md:truncate max-md:rounded-none max-md:bg-transparent max-md:px-0 max-md:font-normal max-md:text-muted max-md:inset-ring-0 max-md:last:max-w-max max-md:last:grow max-md:last:basis-7.5'

function RowText({ job, level, onPick }: Pick<JobRowProps, 'job' | 'level' | 'onPick'>) {
  const { shortPayOf, shortPlaceOf, postedOf } = useJobTexts()
  const tags = useTags(job)
  const [pay, place] = [shortPayOf(job), shortPlaceOf(job)]
  const Heading = level === 2 ? 'h2' : 'h3'
  // On phones the age begins the fourth line, which the reasons of a fit continue.
  return (
    <div className="@container col-start-2 row-start-1 min-w-0 self-center max-md:contents">
      <Heading className="truncate font-text text-15 leading-5 tracking-normal max-md:col-span-2 max-md:col-start-2 max-md:row-start-1">
        <JobLink job={job} onClick={onPick} />
      </Heading>
      <div className="text-13 text-muted max-md:contents md:dotted md:flex">
        <p className="dotted flex md:contents max-md:col-span-2 max-md:col-start-2 max-md:row-start-2 max-md:leading-4.5">
          <span className="min-w-0 truncate">{job.organization.name}</span>
          {place && <span className="max-w-3/5 flex-none truncate md:max-w-2/5">{place}</span>}
        </p>
        <time
          dateTime={job.publishedAt}
          suppressHydrationWarning
          className="flex-none whitespace-nowrap max-md:col-start-2 max-md:row-start-4 max-md:leading-4.5"
        >
          {postedOf(job.publishedAt)}
        </time>
      </div>
      {/* One line high, and the pay is never cut: tags that find no room wrap out of sight, large ones in sight, and words on phones are shortened. */}
      <p
        data-facts
        className="flex h-5 flex-wrap items-center overflow-hidden text-13 max-md:items-baseline max-md:dotted max-md:col-span-2 max-md:col-start-2 max-md:row-start-3 md:mt-0.5 md:gap-x-1.5 md:@max-[18rem]:h-auto"
      >
        {pay && <span className="flex-none font-medium whitespace-nowrap md:mr-1">{pay}</span>}
        {tags.map((tag) => (
          <Tag key={tag} className={WORDS_ON_PHONES}>
            {tag}
          </Tag>
        ))}
      </p>
    </div>
  )
}

/** One job of the list, 88 px high: three lines on desks; on phones four, and the ring stands above the heart. */
export function JobRow({ job, level, selected, fit, heart, onPick, className }: JobRowProps) {
  return (
    <li
      aria-current={selected || undefined}
      className={cn(
        'relative grid min-h-22 grid-cols-[3.25rem_auto_minmax(0,1fr)_auto] items-center border-b border-line pt-1.5 pr-3 pb-[5px] pl-4 transition-colors last:border-b-0 hover:bg-surface md:py-3 md:pr-4 md:pl-5',
        fit
          ? 'md:grid-cols-[2.5rem_minmax(0,1fr)_minmax(8.75rem,.4fr)_36px] md:gap-x-2.5'
          : 'md:grid-cols-[2.5rem_minmax(0,1fr)_36px] md:gap-x-3',
        selected
          ? 'lg:-mr-px lg:bg-surface lg:pr-[17px] lg:shadow-[inset_3px_0_0_var(--sky)] lg:forced-colors:border-l-3 lg:[--halo:var(--surface)]'
          : 'hover:[--halo:var(--surface)]',
        className,
      )}
    >
      <LogoTile src={job.organization.logo} className="max-md:row-span-4 max-md:mt-1 max-md:self-start" />
      <RowText job={job} level={level} onPick={onPick} />
      {fit && <LateFit fit={fit} />}
      {heart && (
        <div
          className={cn(
            'z-1 grid justify-self-center max-md:col-start-4 max-md:row-span-4 max-md:row-start-1 max-md:ml-2 noscript:hidden',
            fit && 'max-md:-mb-[5px] max-md:self-end',
          )}
        >
          {heart}
        </div>
      )}
    </li>
  )
}
