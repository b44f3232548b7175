import { Handshake } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '#/ui/button.tsx'
import { cn } from '#/ui/cn.ts'
import type { CandidateMove } from '../candidate-moves.ts'
import type { CandidateView } from '../candidates.view.ts'
import { useCandidateTexts } from './use-candidate-texts.ts'

export type CandidateActionsProps = {
  candidate: CandidateView
  /** Answers are given while the job is open. */
  isOpen: boolean
  onAnswer: (move: CandidateMove) => void
  /** 'row' beside a candidate in the list, 'pane' above the explanation, where the yes is the one filled button. */
  place: 'row' | 'pane'
  className?: string
}

/** Which answers a candidate can be given now. Before a like, the employer's yes is an invitation. */
function answersTo({ state, passed, hasProfile }: CandidateView): {
  yes: 'match' | 'invite' | null
  canPass: boolean
} {
  if (state === 'liked') return { yes: 'match', canPass: !passed }
  return { yes: state === 'none' && hasProfile ? 'invite' : null, canPass: false }
}

export function CandidateActions({ candidate, isOpen, onAnswer, place, className }: CandidateActionsProps) {
  const t = useTranslations('match.actions')
  const { nameOf } = useCandidateTexts()
  const { yes, canPass } = answersTo(candidate)
  if (!isOpen || !yes) return null
  const name = nameOf(candidate)
  const isRow = place === 'row'
  const pass = canPass && (
    <Button
      variant={isRow ? 'quiet' : 'secondary'}
      size={isRow ? 'sm' : 'md'}
      aria-label={t('passOn', { name })}
      onClick={() => onAnswer('pass')}
      className={isRow ? '@max-[33rem]:border-line-2' : undefined}
    >
      {t('pass')}
    </Button>
  )
  return (
    <div className={cn('flex *:flex-1', isRow ? 'gap-1 @max-[33rem]:gap-3' : 'gap-2', className)}>
      {isRow && pass}
      <Button
        variant={isRow ? 'secondary' : 'primary'}
        size={isRow ? 'sm' : 'md'}
        aria-label={t(`${yes}With`, { name })}
        onClick={() => onAnswer('match')}
      >
        {!isRow && <Handshake aria-hidden="true" className="size-4" />}
        {t(yes)}
      </Button>
      {!isRow && pass}
    </div>
  )
}
