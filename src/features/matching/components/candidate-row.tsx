import { Link } from '@tanstack/react-router'
import { FitReasons } from '#/components/fit/fit-reasons.tsx'
import { FitRing } from '#/components/fit/fit-ring.tsx'
import { shortReasons } from '#/domain/matching/short-reasons.ts'
import { Avatar } from '#/ui/avatar.tsx'
import { cn } from '#/ui/cn.ts'
import type { CandidateMove } from '../candidate-moves.ts'
import type { CandidateView } from '../candidates.view.ts'
import type { MatchSearch } from '../match-search.ts'
import { CandidateActions } from './candidate-actions.tsx'
import { CandidateStanding } from './candidate-standing.tsx'
import { useCandidateTexts } from './use-candidate-texts.ts'

export type CandidateRowProps = {
  jobId: string
  candidate: CandidateView
  search: MatchSearch
  isChosen: boolean
  isOpen: boolean
  onAnswer: (move: CandidateMove) => void
}

function RowText({ jobId, candidate, search }: Pick<CandidateRowProps, 'jobId' | 'candidate' | 'search'>) {
  const { nameOf, placeOf } = useCandidateTexts()
  const { candidateId, headline, fit } = candidate
  const place = placeOf(candidate)
  return (
    <div className="min-w-0">
      <h2 className="truncate font-text text-15 leading-5 tracking-normal">
        <Link
          to="/app/employer/jobs/match/$id"
          params={{ id: jobId }}
          search={{ ...search, candidate: candidateId }}
          resetScroll={false}
          preload={false}
          data-candidate={candidateId}
          className="outline-none after:absolute after:inset-0 focus-visible:after:inset-[3px] focus-visible:after:rounded-ctl focus-visible:after:outline-2 focus-visible:after:outline-sky"
        >
          {nameOf(candidate)}
        </Link>
      </h2>
      <p className="dotted flex text-13 text-muted">
        {headline && <span className="truncate">{headline}</span>}
        {place && <span className="flex-none">{place}</span>}
      </p>
      {fit && (
        <FitReasons
          reasons={shortReasons(fit, 'they')}
          voice="they"
          className="text-13 leading-5 font-medium"
        />
      )}
    </div>
  )
}

/** One candidate: 88 px high where the list is wide; where it is narrow a card with the promise and the buttons at full width. */
export function CandidateRow({ jobId, candidate, search, isChosen, isOpen, onAnswer }: CandidateRowProps) {
  const { name, image, fit, passed, hasProfile } = candidate
  const isQuiet = passed || !hasProfile || candidate.state === 'declined' || candidate.state === 'withdrawn'
  return (
    <li
      aria-current={isChosen || undefined}
      className={cn(
        'relative grid min-h-22 grid-cols-[2.75rem_minmax(0,1fr)_44px] items-center gap-3 border-b border-line px-4 pt-3.5 pb-3 transition-colors hover:bg-surface hover:[--halo:var(--surface)] @min-[33rem]:grid-cols-[2.75rem_minmax(0,1fr)_44px_auto] @min-[33rem]:gap-x-4 @min-[33rem]:px-5 @min-[33rem]:py-2.5 @min-[42rem]:grid-cols-[2.75rem_minmax(0,1fr)_44px_128px_minmax(4.5rem,auto)]',
        isChosen && 'bg-surface [--halo:var(--surface)] lg:-mr-px lg:pr-[21px]',
      )}
    >
      <Avatar name={name} src={image} size="md" className={cn(isQuiet && 'opacity-60 grayscale')} />
      <RowText jobId={jobId} candidate={candidate} search={search} />
      {fit ? <FitRing fit={fit} size={44} /> : <span />}
      <CandidateStanding
        candidate={candidate}
        className="col-span-full @min-[33rem]:col-span-3 @min-[33rem]:col-start-2 @min-[33rem]:row-start-2 @min-[42rem]:col-span-1 @min-[42rem]:col-start-4 @min-[42rem]:row-start-1"
      />
      <CandidateActions
        candidate={candidate}
        isOpen={isOpen}
        onAnswer={onAnswer}
        place="row"
        className="relative z-1 col-span-full @min-[33rem]:col-span-1 @min-[33rem]:col-start-4 @min-[33rem]:row-start-1 @min-[33rem]:justify-self-end @min-[42rem]:col-start-5"
      />
    </li>
  )
}
