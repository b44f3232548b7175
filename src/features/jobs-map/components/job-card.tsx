import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useEffect, type ReactNode, type RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { FitReasons } from '#/components/fit/fit-reasons.tsx'
import { FitRing } from '#/components/fit/fit-ring.tsx'
import { useJobTexts } from '#/components/job/use-job-texts.ts'
import { isWorthRetrying } from '#/lib/is-worth-retrying.ts'
import { shortReasons } from '#/domain/matching/short-reasons.ts'
import type { Fit } from '#/domain/matching/types.ts'
import { Button } from '#/ui/button.tsx'
import { cn } from '#/ui/cn.ts'
import { IconButton } from '#/ui/icon-button.tsx'
import { LogoTile } from '#/ui/logo-tile.tsx'
import type { MapJob } from '../map-job.view.ts'
import { mapJobQuery } from '../map-jobs.queries.ts'
import { pressedBy, type PressedBy } from '../pressed-by.ts'
import { useClearCard, type ClearCard } from '../use-clear-card.ts'

export type JobCardProps = Pick<ClearCard, 'engine' | 'picture'> & {
  jobId: string
  card: RefObject<HTMLElement | null>
  /** How many times the keyboard picked a job: each takes it into the card. */
  calls: number
  fitOf: (jobId: string) => Fit | undefined
  heartOf: (job: { id: string; title: string }) => ReactNode
  onClose: (by: PressedBy) => void
}

function CardBody({ job, fit, heart }: { job: MapJob; fit: Fit | undefined; heart: ReactNode }) {
  const t = useTranslations('map.card')
  const { payOf, placeOf, postedOf } = useJobTexts()
  const [pay, place] = [payOf(job), placeOf(job)]
  return (
    <>
      <div className="flex gap-3 pr-9">
        <LogoTile src={job.organization.logo} />
        <div className="min-w-0">
          <h2 className="font-text text-16 leading-5 tracking-normal">{job.title}</h2>
          <p className="text-13 text-muted">
            {[job.organization.name, place, postedOf(job.publishedAt)].filter(Boolean).join(' · ')}
          </p>
          {pay && <p className="mt-0.5 text-14 font-medium">{pay}</p>}
        </div>
      </div>
      <div className="flex items-center gap-3">
        {fit && <FitRing fit={fit} size={40} />}
        {fit && <FitReasons reasons={shortReasons(fit)} layout="stack" className="min-w-0" />}
        <span className="ml-auto flex items-center gap-2">
          {heart}
          <Button asChild variant="primary">
            <Link to="/job/$id" params={{ id: job.id }}>
              {t('open')}
            </Link>
          </Button>
        </span>
      </div>
    </>
  )
}

/** Within reach of a thumb on phones, and at the top beside the list. */
const AT_HOME = 'max-md:bottom-[calc(var(--cover)+1.75rem)] md:top-4 md:right-4'
/** Beside the map's controls, and no wider than the room between them and the list. */
const AWAY = 'max-md:top-3 md:right-17 md:bottom-10 md:max-w-[calc(100%-var(--side)-5.5rem)]'

/** The picked job over the map. Says so when it is gone meanwhile. */
export function JobCard({ jobId, card, calls, engine, picture, fitOf, heartOf, onClose }: JobCardProps) {
  const t = useTranslations('map.card')
  const { data: job, error } = useQuery(mapJobQuery(jobId))
  const isShown = Boolean(job ?? error)
  useEffect(() => {
    if (isShown && calls > 0) card.current?.focus()
  }, [card, calls, isShown])
  const isAway = useClearCard({ card, engine, picture, jobId: isShown ? jobId : null })
  if (!isShown) return null
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label={t('label')}
      className={cn(
        'absolute z-11 grid gap-3 rounded-card bg-surface p-4 shadow-float [--halo:var(--surface)] max-md:inset-x-3 md:w-90 motion-safe:animate-fade-in noscript:hidden',
        isAway ? AWAY : AT_HOME,
      )}
    >
      {job ? (
        <CardBody job={job} fit={fitOf(job.id)} heart={heartOf(job)} />
      ) : (
        <p className="pr-9 text-14">{isWorthRetrying(error) ? t('failed') : t('gone')}</p>
      )}
      <IconButton
        label={t('close')}
        size="sm"
        onClick={(event) => onClose(pressedBy(event))}
        className="absolute top-2 right-2"
      >
        <X aria-hidden="true" />
      </IconButton>
    </section>
  )
}
