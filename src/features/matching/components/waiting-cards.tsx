import { Link } from '@tanstack/react-router'
import { CircleCheck, Heart } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import type { WaitingJob } from '../waiting-jobs.ts'
import { NextCard } from './next-card.tsx'
import { useCandidateTexts } from './use-candidate-texts.ts'

/** As many as stand beside the company. */
const CARDS_MAX = 2

/** The jobs at which people wait, the most urgent promise first; its button is the one filled one. */
export function WaitingCards({ jobs }: { jobs: readonly WaitingJob[] }) {
  const t = useTranslations('match.employer.waits')
  const { dayOf } = useCandidateTexts()
  return (
    <Card asChild>
      <ul aria-label={t('label')} className="grid lg:auto-cols-fr lg:grid-flow-col">
        {jobs.length === 0 && (
          <NextCard icon={CircleCheck} tag={t('none.tag')} title={t('none.title')} body={t('none.body')} />
        )}
        {jobs.slice(0, CARDS_MAX).map(({ id, title, likesNew, since, clock }, index) => (
          <NextCard
            key={id}
            icon={Heart}
            tone="beacon"
            tag={t(clock?.state === 'overdue' ? 'overdue' : 'count', { count: likesNew })}
            title={title}
            body={
              clock && clock.state !== 'overdue'
                ? t('due', { date: dayOf(clock.dueOn) })
                : t('since', { date: dayOf(since) })
            }
            actions={
              <Button asChild variant={index === 0 ? 'primary' : 'secondary'}>
                <Link to="/app/employer/jobs/match/$id" params={{ id }}>
                  {t('action')}
                </Link>
              </Button>
            }
          />
        ))}
      </ul>
    </Card>
  )
}
