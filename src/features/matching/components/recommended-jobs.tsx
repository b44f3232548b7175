import { Link } from '@tanstack/react-router'
import { Compass } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { FitReasons } from '#/components/fit/fit-reasons.tsx'
import { FitRing } from '#/components/fit/fit-ring.tsx'
import { JobLink } from '#/components/job/job-link.tsx'
import { useJobTexts } from '#/components/job/use-job-texts.ts'
import { AppLink } from '#/components/layout/app-link.tsx'
import { shortReasons } from '#/domain/matching/short-reasons.ts'
import { Button } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/empty-state.tsx'
import { LinkText } from '#/ui/link-text.tsx'
import { LogoTile } from '#/ui/logo-tile.tsx'
import type { RecommendedJob } from '../fits.server.ts'
import { useHearts, type Hearts } from './likes/use-hearts.tsx'
import { SectionHead } from './section-head.tsx'

export type RecommendedJobsProps = {
  jobs: readonly RecommendedJob[]
  /** Nothing of the profile is there yet. */
  hasProfile: boolean
}

function RecommendedRow({ job, heartOf }: { job: RecommendedJob; heartOf: Hearts['heartOf'] }) {
  const { shortPayOf, placeOf } = useJobTexts()
  const [pay, place] = [shortPayOf(job.pay), placeOf(job)]
  return (
    <li className="relative grid min-h-18 grid-cols-[2.5rem_minmax(0,1fr)_40px_44px] items-center gap-x-2.5 border-b border-line py-3 md:col-span-full md:grid-cols-subgrid md:gap-x-3.5 md:py-2.5">
      <LogoTile src={job.organization.logo} className="max-md:row-span-2 max-md:self-start" />
      <div className="min-w-0 max-md:col-start-2 max-md:row-start-1">
        <h3 className="truncate font-text text-15 leading-5 tracking-normal max-md:whitespace-normal">
          <JobLink job={job} />
        </h3>
        <p className="text-13 text-muted max-md:dotted-wrap max-md:flex md:dotted md:truncate">
          <span>{job.organization.name}</span>
          {place && <span>{place}</span>}
        </p>
      </div>
      <div className="min-w-0 max-md:col-start-2 max-md:row-start-2">
        {pay && <p className="truncate text-13 font-medium">{pay}</p>}
        <FitReasons reasons={shortReasons(job.fit)} className="text-muted" />
      </div>
      <FitRing
        fit={job.fit}
        size={40}
        className="justify-self-center max-md:col-start-3 max-md:row-span-2 max-md:row-start-1"
      />
      <div className="relative z-1 justify-self-center max-md:col-start-4 max-md:row-span-2 max-md:row-start-1">
        {heartOf(job)}
      </div>
    </li>
  )
}

function NoRecommendation() {
  const t = useTranslations('match.dashboard.recommended.empty')
  return (
    <EmptyState
      icon={Compass}
      title={t('title')}
      action={
        <Button asChild>
          <AppLink to="/jobs">{t('action')}</AppLink>
        </Button>
      }
    >
      {t('body')}
    </EmptyState>
  )
}

function NoProfile() {
  const t = useTranslations('match.dashboard.recommended.start')
  return (
    <EmptyState
      icon={Compass}
      title={t('title')}
      action={
        <>
          <Button asChild variant="primary">
            <AppLink to="/app/individual/profile/step1">{t('action')}</AppLink>
          </Button>
          <Button asChild>
            <AppLink to="/app/individual/profile/import">{t('bring')}</AppLink>
          </Button>
        </>
      }
    >
      {t('body')}
    </EmptyState>
  )
}

function NoJobs({ hasProfile }: Pick<RecommendedJobsProps, 'hasProfile'>) {
  return hasProfile ? <NoRecommendation /> : <NoProfile />
}

export function RecommendedJobs({ jobs, hasProfile }: RecommendedJobsProps) {
  const t = useTranslations('match.dashboard.recommended')
  const { heartOf } = useHearts('Individual')
  return (
    <section aria-labelledby="recommended">
      <SectionHead id="recommended" title={t('title')}>
        <LinkText asChild className="touch:py-2.5">
          <Link to="/jobs">{t('all')}</Link>
        </LinkText>
      </SectionHead>
      <div className="border-t border-line">
        {jobs.length === 0 ? (
          <NoJobs hasProfile={hasProfile} />
        ) : (
          <ul className="md:grid md:grid-cols-[2.5rem_minmax(0,1fr)_fit-content(17rem)_44px_36px] md:gap-x-3.5">
            {jobs.map((job) => (
              <RecommendedRow key={job.id} job={job} heartOf={heartOf} />
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
