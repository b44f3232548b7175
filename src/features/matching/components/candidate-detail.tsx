import { useTranslations } from 'use-intl'
import { FitPanel } from '#/components/fit/fit-panel.tsx'
import { AppLink } from '#/components/layout/app-link.tsx'
import { Avatar } from '#/ui/avatar.tsx'
import { LinkText } from '#/ui/link-text.tsx'
import type { CandidateMove } from '../candidate-moves.ts'
import type { CandidateView } from '../candidates.view.ts'
import { CandidateActions } from './candidate-actions.tsx'
import { MatchMoment } from './match-moment.tsx'
import { useCandidateTexts } from './use-candidate-texts.ts'

export type CandidateDetailProps = {
  candidate: CandidateView
  isOpen: boolean
  /** The match was made just now, on this screen. */
  isNewMatch: boolean
  onAnswer: (move: CandidateMove) => void
}

/** What the state means and what comes next, in a sentence or two. */
function useStory() {
  const t = useTranslations('match.story')
  const { dayOf } = useCandidateTexts()
  return ({ state, name, passed, since, hasProfile }: CandidateView) => {
    const values = { date: since ? dayOf(since) : '' }
    if (!hasProfile) return t(state === 'withdrawn' ? 'withdrawn' : 'hidden', values)
    if (state === 'liked') return t(passed ? 'passed' : name === null ? 'likedAnonymous' : 'liked', values)
    if (state === 'none') return t(name === null ? 'suggestedAnonymous' : 'suggested')
    if (state === 'approached' || state === 'declined' || state === 'withdrawn') return t(state, values)
    return null
  }
}

function DetailHead({ candidate }: { candidate: CandidateView }) {
  const t = useTranslations('match')
  const { nameOf } = useCandidateTexts()
  const { candidateId, name, image, headline, town, hasProfile } = candidate
  return (
    <header className="flex flex-wrap items-center gap-4">
      <Avatar name={name} src={image} size="md" />
      <div className="min-w-40 flex-1">
        <h2 className="truncate text-22">{nameOf(candidate)}</h2>
        <p className="dotted text-14 text-muted">
          {headline && <span>{headline}</span>}
          {town && <span>{town}</span>}
        </p>
      </div>
      {hasProfile && (
        <LinkText asChild className="self-start pt-1 text-14 touch:py-2.5">
          <AppLink to={`/profile/${candidateId}`}>{t('seeProfile')}</AppLink>
        </LinkText>
      )}
    </header>
  )
}

/** One candidate in full: who, what may be done now, and the whole explanation of the fit. */
export function CandidateDetail({ candidate, isOpen, isNewMatch, onAnswer }: CandidateDetailProps) {
  const t = useTranslations('match.story')
  const { nameOf, dayOf } = useCandidateTexts()
  const story = useStory()(candidate)
  const { state, since, fit, contact } = candidate
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <DetailHead candidate={candidate} />
      {state === 'matched' && (
        <MatchMoment isNew={isNewMatch} contact={contact}>
          {isNewMatch
            ? t('newMatch', { name: nameOf(candidate) })
            : t('matched', { date: since ? dayOf(since) : '' })}
        </MatchMoment>
      )}
      {story && <p className="text-14 text-pretty text-ink-2">{story}</p>}
      <CandidateActions candidate={candidate} isOpen={isOpen} onAnswer={onAnswer} place="pane" />
      {fit && <FitPanel fit={fit} perspective="they" size={72} className="border-t border-line pt-5" />}
    </article>
  )
}
