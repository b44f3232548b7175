import { useTranslations } from 'use-intl'
import { LinkText } from '#/ui/link-text.tsx'
import type { MyLikeView } from '../../my-likes.view.ts'
import { useLikeSetter } from './use-job-like.ts'
import { WithdrawButton } from './withdraw-button.tsx'

/** The way back from one's own yes, in a row: a like at once, a match after a question. Nothing where there is no yes. */
export function TakeBack({ like }: { like: Pick<MyLikeView, 'jobId' | 'title' | 'state' | 'organization'> }) {
  const t = useTranslations('job.like')
  const set = useLikeSetter(like.jobId)
  const { state, title, organization } = like
  if (state === 'matched') {
    return (
      <WithdrawButton
        variant="text"
        title={title}
        organizationName={organization.name}
        onConfirm={() => set(false)}
      />
    )
  }
  if (state !== 'liked') return null
  return (
    <LinkText asChild className="text-12 touch:-my-3.5 touch:py-3.5">
      <button type="button" aria-label={t('unlikeRow', { title })} onClick={() => set(false)}>
        {t('takeBack')}
      </button>
    </LinkText>
  )
}
