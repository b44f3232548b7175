import { Heart } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { PledgeLine } from '#/components/fit/pledge-line.tsx'
import { cn } from '#/ui/cn.ts'
import type { CandidateView } from '../candidates.view.ts'
import { useCandidateTexts } from './use-candidate-texts.ts'

/** How a candidate and the job stand: the promise running, or the state and its day. */
export function CandidateStanding({
  candidate,
  className,
}: {
  candidate: CandidateView
  className?: string
}) {
  const t = useTranslations('match.standing')
  const { shortDayOf } = useCandidateTexts()
  const { state, pledge, passed, since } = candidate
  if (pledge && since) return <PledgeLine clock={pledge} likedOn={since} className={className} />
  if (state === 'none') return null
  const date = since ? shortDayOf(since) : ''
  return (
    <p className={cn('flex items-center gap-1.5 text-12 text-muted', className)}>
      {state === 'matched' && <Heart aria-hidden="true" className="size-3.5 fill-beacon text-beacon-edge" />}
      <span className={cn(state === 'matched' && 'font-medium text-beacon-ink')}>
        {t(passed ? 'passed' : state, { date })}
      </span>
    </p>
  )
}
