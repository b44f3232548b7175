import { Link } from '@tanstack/react-router'
import { CircleCheck, Heart, PencilLine } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { AppLink } from '#/components/layout/app-link.tsx'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import type { JobWithLikes, WaitingJob } from '../waiting-jobs.ts'
import { NextCard } from './next-card.tsx'
import { useCandidateTexts } from './use-candidate-texts.ts'

const CARDS_MAX = 2

/** Nobody can like a draft: what its company does next is to publish it. */
function DraftCard({ draft }: { draft: JobWithLikes }) {
  const t = useTranslations('match.employer.draft')
  return (
    <NextCard
      icon={PencilLine}
      tag={t('tag')}
      title={draft.title.trim() || t('untitled')}
      body={t('body')}
      actions={
        <Button asChild variant="primary">
          <AppLink to={`/app/employer/jobs/edit/${draft.id}/step1`}>{t('action')}</AppLink>
        </Button>
      }
    />
  )
}

function NobodyCard() {
  const t = useTranslations('match.employer.waits.none')
  return <NextCard icon={CircleCheck} tag={t('tag')} title={t('title')} body={t('body')} />
}

export type WaitingCardsProps = {
  jobs: readonly WaitingJob[]
  /** What to go on with as long as nothing is published. */
  draft: JobWithLikes | null
}

/** The jobs at which people wait, the most urgent promise first; its button is the one filled one. */
export function WaitingCards({ jobs, draft }: WaitingCardsProps) {
  const t = useTranslations('match.employer.waits')
  const { dayOf } = useCandidateTexts()
  return (
    <Card asChild>
      <ul aria-label={t('label')} className="grid lg:auto-cols-fr lg:grid-flow-col">
        {jobs.length === 0 && (draft ? <DraftCard draft={draft} /> : <NobodyCard />)}
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
