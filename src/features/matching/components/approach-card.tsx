import { Link } from '@tanstack/react-router'
import { Heart } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { showErrors } from '#/components/form/show-errors.ts'
import { townOf } from '#/domain/place/town.ts'
import { Button } from '#/ui/button.tsx'
import { toast } from '#/ui/toast.ts'
import { useAnswerApproach } from '../matching.queries.ts'
import type { MyLikeView } from '../my-likes.view.ts'
import { NextCard } from './next-card.tsx'

export type ApproachCardProps = { approach: MyLikeView; onMatch: (jobId: string) => void }

export function ApproachCard({ approach, onMatch }: ApproachCardProps) {
  const t = useTranslations('match.dashboard.next.approach')
  const { jobId, title, location, organization, fit } = approach
  const { mutateAsync, isPending, variables } = useAnswerApproach()
  // The lists are read anew before it is done, and the card is gone by then: its own listeners would not hear of it.
  const send = async (answer: 'accept' | 'decline') => {
    try {
      await mutateAsync({ jobId, answer })
    } catch (error) {
      return showErrors(error)
    }
    if (answer === 'accept') return onMatch(jobId)
    toast.info(t('declined', { organization: organization.name }))
  }
  const isSending = (answer: 'accept' | 'decline') => isPending && variables?.answer === answer
  return (
    <NextCard
      icon={Heart}
      tone="beacon"
      tag={t('tag')}
      title={t('title', { organization: organization.name })}
      body={t('body', { title, place: townOf(location) || 'none', fit: fit?.fit ?? 'none' })}
      actions={
        <>
          <Button
            variant="primary"
            loading={isSending('accept')}
            onClick={() => void send('accept')}
            className="max-md:flex-1"
          >
            {t('accept')}
          </Button>
          <Button asChild className="max-md:flex-1">
            <Link to="/job/$id" params={{ id: jobId }}>
              {t('see')}
            </Link>
          </Button>
          <Button variant="quiet" loading={isSending('decline')} onClick={() => void send('decline')}>
            {t('decline')}
          </Button>
        </>
      }
    />
  )
}
