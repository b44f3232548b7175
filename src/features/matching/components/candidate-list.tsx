import { useTranslations } from 'use-intl'
import type { CandidateMove } from '../candidate-moves.ts'
import type { CandidateView } from '../candidates.view.ts'
import type { MatchSearch } from '../match-search.ts'
import { CandidateRow } from './candidate-row.tsx'
import { useCandidateKeys } from './use-candidate-keys.ts'

export type CandidateListProps = {
  jobId: string
  isOpen: boolean
  /** Whoever still waits first, then the passed. */
  candidates: readonly CandidateView[]
  search: MatchSearch
  chosenId: string | null
  /** Arrow keys choose where the explanation stands beside the list. */
  onChoose: (candidateId: string) => void
  onAnswer: (candidate: CandidateView, move: CandidateMove) => void
}

/** The rows of one tab; those the employer passed stand below, under a heading that says what they know. */
export function CandidateList({ candidates, chosenId, onChoose, onAnswer, ...row }: CandidateListProps) {
  const t = useTranslations('match.list')
  const ids = candidates.map(({ candidateId }) => candidateId)
  const onKeyDown = useCandidateKeys(ids, { chosenId, onChoose })
  const toRow = (candidate: CandidateView) => (
    <CandidateRow
      key={candidate.candidateId}
      {...row}
      candidate={candidate}
      isChosen={candidate.candidateId === chosenId}
      onAnswer={(move) => onAnswer(candidate, move)}
    />
  )
  const waiting = candidates.filter((candidate) => !candidate.passed)
  const passed = candidates.filter((candidate) => candidate.passed)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the rows' links hold the focus
    <div onKeyDown={onKeyDown}>
      {waiting.length > 0 && <ul aria-label={t('label')}>{waiting.map(toRow)}</ul>}
      {passed.length > 0 && (
        <section aria-labelledby="passed-candidates">
          <header className="border-b border-line bg-sunken px-5 py-2.5 text-13 max-md:px-4">
            <h2 id="passed-candidates" className="inline font-text text-13 font-semibold tracking-normal">
              {t('passed')}
            </h2>{' '}
            <span className="text-muted">{t('passedHelp')}</span>
          </header>
          <ul aria-labelledby="passed-candidates">{passed.map(toRow)}</ul>
        </section>
      )}
    </div>
  )
}
