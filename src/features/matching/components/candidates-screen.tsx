import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { showErrors } from '#/components/form/show-errors.ts'
import { useMediaQuery } from '#/lib/use-media-query.ts'
import { candidatesOf, findCandidate } from '../candidate-lists.ts'
import type { CandidateMove } from '../candidate-moves.ts'
import type { CandidateView } from '../candidates.view.ts'
import type { MatchSearch } from '../match-search.ts'
import { jobCandidatesQuery, useAnswerCandidate } from '../matching.queries.ts'
import { CandidateDetail } from './candidate-detail.tsx'
import { CandidateSheet } from './candidate-sheet.tsx'
import { CandidateTabs } from './candidate-tabs.tsx'
import { MatchHeader } from './match-header.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

export type CandidatesScreenProps = {
  jobId: string
  search: MatchSearch
  onSearch: (search: MatchSearch, how: 'push' | 'replace') => void
}

/** From here the explanation stands beside the list; the classes `lg:` say the same. */
const SPLIT = '(min-width: 64rem)'
/** Not the negation of the other: on the server, where nobody knows, neither holds. */
const NARROW = '(width < 64rem)'

/** A press so soon after another was meant for whom it answered: the next person stands there only since then. */
const MEANT_AFTER_MS = 600

/** Tells whether an answer is meant for this candidate, and not the second half of the press before. */
function useMeantAnswers(): (candidateId: string) => boolean {
  const last = useRef({ candidateId: '', atMs: -MEANT_AFTER_MS })
  return (candidateId) => {
    const atMs = performance.now()
    const { candidateId: before, atMs: beforeMs } = last.current
    if (before !== candidateId && atMs - beforeMs < MEANT_AFTER_MS) return false
    last.current = { candidateId, atMs }
    return true
  }
}

/** Answers a candidate and keeps them in view: after a match they stand in another list. */
function useAnswers({ jobId, search, onSearch }: CandidatesScreenProps) {
  const { mutate } = useAnswerCandidate(jobId)
  const [newMatchId, setNewMatchId] = useState<string | null>(null)
  const answer = ({ candidateId, state }: CandidateView, move: CandidateMove) => {
    if (move === 'match' && state === 'liked') {
      setNewMatchId(candidateId)
      onSearch({ ...search, candidate: candidateId }, 'replace')
    }
    mutate({ candidateId, move }, { onError: showErrors })
  }
  return { newMatchId, answer }
}

/** The candidates of a job in three lists; the chosen one explained beside them, on phones in a sheet. */
export function CandidatesScreen(props: CandidatesScreenProps) {
  const { jobId, search, onSearch } = props
  const t = useTranslations('match')
  const { data: page } = useSuspenseQuery(jobCandidatesQuery(jobId))
  const [isSplit, isNarrow] = [useMediaQuery(SPLIT), useMediaQuery(NARROW)]
  const { newMatchId, answer: send } = useAnswers(props)
  const { list, onAnswered } = useKeptFocus(page)
  const isMeant = useMeantAnswers()
  const answer = (candidate: CandidateView, move: CandidateMove) => {
    if (!isMeant(candidate.candidateId)) return
    onAnswered()
    send(candidate, move)
  }
  const asked = findCandidate(page, search.candidate)
  const chosen = asked ?? candidatesOf(page, search.tab ?? 'liked', search.sort ?? 'fit')[0] ?? null
  const choose = (candidate: string | undefined) => onSearch({ ...search, candidate }, 'replace')
  const detail = (candidate: CandidateView) => (
    <CandidateDetail
      key={candidate.candidateId}
      candidate={candidate}
      isOpen={page.job.status === 'Published'}
      isNewMatch={candidate.candidateId === newMatchId}
      onAnswer={(move) => answer(candidate, move)}
    />
  )
  return (
    <div className="mx-auto grid w-full max-w-split flex-1 content-start lg:h-[calc(100dvh-var(--top))] lg:flex-none lg:grid-cols-[minmax(0,1.15fr)_minmax(22rem,1fr)] lg:content-stretch xl:grid-cols-[minmax(0,680px)_minmax(0,1fr)]">
      <section ref={list} className="@container flex min-h-0 min-w-0 flex-col lg:border-r lg:border-line">
        <MatchHeader job={page.job} />
        <CandidateTabs
          page={page}
          search={search}
          chosenId={(isSplit ? chosen : asked)?.candidateId ?? null}
          onSearch={onSearch}
          onChoose={(candidate) => isSplit && choose(candidate)}
          onAnswer={answer}
        />
      </section>
      <section
        aria-label={t('detailLabel')}
        className="relative min-h-0 overflow-y-auto bg-surface px-8 py-6 [--halo:var(--surface)] max-lg:hidden"
      >
        {chosen ? (
          detail(chosen)
        ) : (
          <p className="mx-auto max-w-xs py-16 text-center text-14 text-pretty text-muted">
            {t('nobodyChosen')}
          </p>
        )}
      </section>
      {isNarrow && (
        <CandidateSheet candidate={asked} jobTitle={page.job.title} onClose={() => choose(undefined)}>
          {asked && detail(asked)}
        </CandidateSheet>
      )}
    </div>
  )
}
