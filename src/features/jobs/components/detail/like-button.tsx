import { Link } from '@tanstack/react-router'
import { Heart } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { LikeState } from '#/domain/job/like-state.ts'
import { Button, type ButtonProps } from '#/ui/button.tsx'
import { cn } from '#/ui/cn.ts'
import type { JobLike } from './use-job-like.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

export type LikeButtonProps = JobLike & {
  jobId: string
  organizationName: string
  size?: ButtonProps['size']
  className?: string
  /** Shows that the key L does the same. */
  keyHint?: boolean
}

type Texts = 'like' | 'liked' | 'accept' | 'matched' | 'again' | 'notNow'

const LABEL: Record<LikeState, Texts> = {
  none: 'like',
  liked: 'liked',
  approached: 'accept',
  matched: 'matched',
  withdrawn: 'again',
  declined: 'like',
  closed: 'notNow',
}

function KeyHint() {
  return (
    <kbd
      aria-hidden="true"
      className="grid h-5 min-w-5 place-items-center rounded-[5px] border border-current/40 px-1 font-text text-12 leading-none font-medium max-lg:hidden"
    >
      L
    </kbd>
  )
}

/** The answer a job seeker gives. It speaks for every state the two can be in. */
export function LikeButton({
  jobId,
  organizationName,
  mode,
  status,
  set,
  size,
  className,
  keyHint = false,
}: LikeButtonProps): ReactNode {
  const t = useTranslations('job.like')
  const [pressed, setPressed] = useState(false)
  const [withdrawing, setWithdrawing] = useState(false)
  const look = { size, className }
  if (mode === 'hidden') return null
  if (mode === 'closed' && !status.matched) {
    return (
      <Button {...look} disabled>
        {t('closed')}
      </Button>
    )
  }
  if (mode === 'sign-in') {
    return (
      <Button asChild variant="primary" {...look}>
        <Link to="/auth/signin" search={{ next: `/job/${jobId}` }} preload={false}>
          <Heart aria-hidden="true" className="size-4" />
          {t('like')}
        </Link>
      </Button>
    )
  }
  const answer = () => {
    setPressed(true)
    if (status.matched) setWithdrawing(true)
    else set(!status.liked)
  }
  return (
    <>
      <Button
        {...look}
        variant={status.liked ? 'beacon' : 'primary'}
        aria-pressed={status.liked}
        disabled={status.state === 'closed'}
        onClick={answer}
      >
        <Heart
          aria-hidden="true"
          className={cn('size-4', status.liked && 'fill-beacon', status.liked && pressed && 'animate-beacon')}
        />
        {t(LABEL[status.state])}
        {keyHint && !status.matched && <KeyHint />}
      </Button>
      <WithdrawDialog
        open={withdrawing}
        onOpenChange={setWithdrawing}
        organizationName={organizationName}
        onConfirm={() => set(false)}
      />
    </>
  )
}
