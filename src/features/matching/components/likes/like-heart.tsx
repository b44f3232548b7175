import { Link } from '@tanstack/react-router'
import { Heart } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { OpenLikeState } from '#/domain/job/like-state.ts'
import { cn } from '#/ui/cn.ts'
import { IconButton } from '#/ui/icon-button.tsx'
import { SignInLink } from './sign-in-link.tsx'

/**
 * The heart of a row. `onToggle` is there for job seekers; a visitor is led to sign in, and whoever is invited to the
 * job, where it says what a yes means.
 */
export type LikeHeartProps = {
  jobId: string
  title: string
  state: 'none' | OpenLikeState
  onToggle: ((liked: boolean) => void) | 'sign-in'
  className?: string
}

const FILLED = 'fill-beacon text-beacon-edge'

/** In a ring, as no heart that one presses: somebody else has said yes. */
const BeaconHeart = ({ isFilled = false }: { isFilled?: boolean }) => (
  <span className="grid size-8 place-items-center rounded-full border border-beacon-line bg-beacon-tint">
    <Heart aria-hidden="true" className={isFilled ? FILLED : 'text-beacon-edge'} />
  </span>
)

export function LikeHeart({ jobId, title, state, onToggle, className }: LikeHeartProps) {
  const t = useTranslations('job.like')
  const [pressed, setPressed] = useState(false)
  if (onToggle === 'sign-in') {
    return (
      <SignInLink
        job={{ id: jobId, title }}
        aria-label={t('likeRow', { title })}
        className={cn(
          'inline-grid size-9 place-items-center rounded-ctl text-muted transition-colors hover:bg-track/60 touch:size-11',
          className,
        )}
      >
        <Heart aria-hidden="true" />
      </SignInLink>
    )
  }
  if (state === 'approached') {
    return (
      <Link
        to="/job/$id"
        params={{ id: jobId }}
        aria-label={t('invitedRow', { title })}
        title={t('invited')}
        className={cn('inline-grid size-9 place-items-center rounded-ctl touch:size-11', className)}
      >
        <BeaconHeart />
      </Link>
    )
  }
  if (state === 'matched') {
    return (
      <span
        role="img"
        aria-label={t('matchedRow', { title })}
        title={t('matched')}
        className={cn('inline-grid size-9 place-items-center touch:size-11', className)}
      >
        <BeaconHeart isFilled />
      </span>
    )
  }
  const liked = state === 'liked'
  return (
    <IconButton
      label={liked ? t('unlikeRow', { title }) : t('likeRow', { title })}
      aria-pressed={liked}
      onClick={() => {
        setPressed(true)
        onToggle(!liked)
      }}
      className={cn('text-muted', className)}
    >
      <Heart aria-hidden="true" className={cn(liked && FILLED, liked && pressed && 'animate-beacon')} />
    </IconButton>
  )
}
