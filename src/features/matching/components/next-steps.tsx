import { Link } from '@tanstack/react-router'
import { CalendarClock, CircleCheck, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { useTextOf } from '#/components/form/use-text-of.ts'
import { AppLink } from '#/components/layout/app-link.tsx'
import { townOf } from '#/domain/place/town.ts'
import type { Completeness } from '#/domain/profile/completeness.ts'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { approachesOf, findClosingSoon } from '../dashboard.ts'
import type { RecommendedJob } from '../fits.server.ts'
import type { MyLikeView } from '../my-likes.view.ts'
import { findProfileGap, type ProfileGap } from '../profile-gap.ts'
import { ApproachCard } from './approach-card.tsx'
import { NextCard } from './next-card.tsx'
import { KEPT_PART } from './use-kept-part.ts'

export type NextStepsProps = {
  likes: readonly MyLikeView[]
  recommended: readonly RecommendedJob[]
  completeness: Completeness
  today: string
  onMatch: (jobId: string) => void
}

/** More than these at once is a list of chores. */
const CARDS_MAX = 3

type StepLinkProps = { step: NonNullable<Completeness['nextStep']>['step']; children: ReactNode }

function StepLink({ step, children }: StepLinkProps) {
  return (
    <Button asChild>
      <AppLink to={`/app/individual/profile/step${step}`}>{children}</AppLink>
    </Button>
  )
}

function GapCard({ gap }: { gap: ProfileGap }) {
  const t = useTranslations('match.dashboard.next.gap')
  return (
    <NextCard
      icon={CircleCheck}
      tag={t('tag')}
      title={t(gap.key)}
      body={t('body', { count: gap.jobs })}
      actions={<StepLink step={gap.step}>{t('action')}</StepLink>}
    />
  )
}

function ProfileCard({ nextStep }: { nextStep: NonNullable<Completeness['nextStep']> }) {
  const t = useTranslations('match.dashboard.next.profile')
  const textOf = useTextOf()
  return (
    <NextCard
      icon={CircleCheck}
      tag={t('tag')}
      title={textOf(nextStep.message)}
      actions={<StepLink step={nextStep.step}>{t('action')}</StepLink>}
    />
  )
}

function ClosingCard({ job }: { job: NonNullable<ReturnType<typeof findClosingSoon>> }) {
  const t = useTranslations('match.dashboard.next.closing')
  const format = useFormatter()
  const day = format.dateTime(new Date(job.closingDate), { weekday: 'long' })
  return (
    <NextCard
      icon={CalendarClock}
      tag={t('tag', { days: job.inDays, day })}
      title={job.title}
      body={t('body', { organization: job.organization.name, place: townOf(job.location) || 'none' })}
      actions={
        <Button asChild>
          <Link to="/job/$id" params={{ id: job.id }}>
            {t('action')}
          </Link>
        </Button>
      }
    />
  )
}

function DoneCard() {
  const t = useTranslations('match.dashboard.next.done')
  return (
    <NextCard
      icon={Sparkles}
      tag={t('tag')}
      title={t('title')}
      body={t('body')}
      actions={
        <Button asChild>
          <Link to="/jobs">{t('action')}</Link>
        </Button>
      }
    />
  )
}

/** The answer to "what should I do now": who waits for me, what I have not said, what closes soon. */
export function NextSteps({ likes, recommended, completeness, today, onMatch }: NextStepsProps) {
  const t = useTranslations('match.dashboard.next')
  const gap = findProfileGap(recommended.map(({ fit }) => fit))
  const closing = findClosingSoon(recommended, today)
  // Whoever has no profile yet is asked for it once, where recommendations will stand.
  const { nextStep, percent } = completeness
  const cards = [
    ...approachesOf(likes).map((approach) => (
      <ApproachCard key={approach.jobId} approach={approach} onMatch={onMatch} />
    )),
    ...(gap ? [<GapCard key="gap" gap={gap} />] : []),
    ...(!gap && nextStep && percent > 0 ? [<ProfileCard key="profile" nextStep={nextStep} />] : []),
    ...(closing ? [<ClosingCard key="closing" job={closing} />] : []),
  ]
  return (
    <Card asChild>
      <ul
        {...KEPT_PART}
        aria-label={t('label')}
        className="grid lg:auto-cols-fr lg:grid-flow-col [&>:only-child]:lg:flex-row [&>:only-child]:lg:items-center [&>:only-child]:lg:justify-between [&>:only-child]:lg:gap-6 [&>:only-child>:last-child]:lg:my-auto [&>:only-child>:last-child]:lg:pt-0"
      >
        {cards.length > 0 ? cards.slice(0, CARDS_MAX) : <DoneCard />}
      </ul>
    </Card>
  )
}
