import { Heart } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { AppLink } from '#/components/layout/app-link.tsx'
import type { AccountType } from '#/domain/access/account-type.ts'
import type { LikeState } from '#/domain/job/like-state.ts'
import { Button, type ButtonProps } from '#/ui/button.tsx'
import { cn } from '#/ui/cn.ts'
import type { JobLikeStatus } from '../../job-likes.view.ts'
import { SignInLink } from './sign-in-link.tsx'
import { likeModeOf, useLikeSetter, useLikeStatus, type LikeableJob } from './use-job-like.ts'

type Look = Pick<ButtonProps, 'size' | 'className'>

export type LikeButtonProps = Look & {
  job: LikeableJob
  accountType: AccountType | null
  /** Shows that the key L does the same. */
  keyHint?: boolean
}

const LABEL = {
  none: 'like',
  liked: 'liked',
  approached: 'accept',
  withdrawn: 'again',
  declined: 'like',
  closed: 'notNow',
} as const satisfies Record<Exclude<LikeState, 'matched'>, string>

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

function SignInToLike({ job, ...look }: Look & { job: LikeableJob }) {
  const t = useTranslations('job.like')
  return (
    <Button asChild variant="primary" {...look}>
      <SignInLink job={job}>
        <Heart aria-hidden="true" className="size-4" />
        {t('like')}
      </SignInLink>
    </Button>
  )
}

/** A match is not taken back by pressing its name: that leads to how to reach each other. */
function MatchedLink(look: Look) {
  const t = useTranslations('job.like')
  return (
    <Button asChild variant="beacon" {...look}>
      <AppLink to="/app/individual">
        <Heart aria-hidden="true" className="size-4 fill-beacon" />
        {t('matched')}
      </AppLink>
    </Button>
  )
}

type ToggleProps = Look & {
  status: JobLikeStatus & { state: keyof typeof LABEL }
  set: (liked: boolean) => void
  keyHint: boolean
}

function LikeToggle({ status, set, keyHint, ...look }: ToggleProps) {
  const t = useTranslations('job.like')
  const [pressed, setPressed] = useState(false)
  return (
    <Button
      {...look}
      variant={status.liked ? 'beacon' : 'primary'}
      aria-pressed={status.liked}
      disabled={status.state === 'closed'}
      onClick={() => {
        setPressed(true)
        set(!status.liked)
      }}
    >
      <Heart
        aria-hidden="true"
        className={cn('size-4', status.liked && 'fill-beacon', status.liked && pressed && 'animate-beacon')}
      />
      {t(LABEL[status.state])}
      {keyHint && <KeyHint />}
    </Button>
  )
}

/** The answer a job seeker gives. It speaks for every state the two can be in; without scripts none can be given. */
export function LikeButton({ job, accountType, keyHint = false, ...given }: LikeButtonProps): ReactNode {
  const t = useTranslations('job.like')
  const status = useLikeStatus(job.id, accountType)
  const set = useLikeSetter(job.id)
  const mode = likeModeOf(job, accountType)
  const { state } = status
  const look = { ...given, className: cn('noscript:hidden', given.className) }
  if (mode === 'hidden') return null
  if (mode === 'sign-in') return <SignInToLike job={job} {...look} />
  if (state === 'matched') {
    return <MatchedLink {...given} />
  }
  if (mode === 'closed') {
    return (
      <Button {...look} disabled>
        {t('closed')}
      </Button>
    )
  }
  return <LikeToggle {...look} status={{ ...status, state }} set={set} keyHint={keyHint} />
}
