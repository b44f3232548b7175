import { useTranslations } from 'use-intl'
import { Tabs, TabPanel } from '#/ui/tabs.tsx'
import { candidatesOf, countOf } from '../candidate-lists.ts'
import type { CandidateMove } from '../candidate-moves.ts'
import type { CandidateView, JobCandidates } from '../candidates.view.ts'
import { CANDIDATE_TABS, type CandidateTab, type MatchSearch } from '../match-search.ts'
import { CandidateCounter } from './candidate-counter.tsx'
import { CandidateList } from './candidate-list.tsx'
import { introKindOf } from '../tab-texts.ts'
import { CandidatesEmpty } from './candidates-empty.tsx'
import { PledgeNote } from './pledge-note.tsx'

export type CandidateTabsProps = {
  page: JobCandidates
  search: MatchSearch
  chosenId: string | null
  onSearch: (search: MatchSearch, how: 'push' | 'replace') => void
  onChoose: (candidateId: string) => void
  onAnswer: (candidate: CandidateView, move: CandidateMove) => void
}

function ListHead({ page, search, onSearch }: Pick<CandidateTabsProps, 'page' | 'search' | 'onSearch'>) {
  const t = useTranslations('match.intro')
  const { tab = 'liked', sort = 'fit' } = search
  if (tab === 'liked') {
    return (
      <PledgeNote
        job={page.job}
        liked={page.liked}
        order={sort}
        onOrder={(next) => onSearch({ ...search, sort: next }, 'replace')}
      />
    )
  }
  return (
    <p className="border-b border-line px-5 py-3 text-13 text-pretty text-muted max-md:px-4">
      {t(introKindOf(page, tab))}
    </p>
  )
}

export function CandidateTabs({ page, search, chosenId, onSearch, onChoose, onAnswer }: CandidateTabsProps) {
  const t = useTranslations('match.tabs')
  const { tab = 'liked', sort = 'fit' } = search
  const candidates = candidatesOf(page, tab, sort)
  const goTo = (next: CandidateTab) => onSearch({ ...search, tab: next, candidate: undefined }, 'push')
  const items = CANDIDATE_TABS.map((value) => {
    const count = countOf(page, value)
    return {
      value,
      label: t(value),
      count,
      countTone: value === 'liked' && count > 0 ? 'beacon' : 'neutral',
    } as const
  })
  return (
    <Tabs
      label={t('label')}
      value={tab}
      onValueChange={goTo}
      className="flex min-h-0 flex-1 flex-col"
      listClassName="mt-3 flex-none px-5 max-md:px-4"
      items={items}
    >
      <TabPanel value={tab} className="relative min-h-0 flex-1 outline-none lg:overflow-y-auto">
        {tab === 'suggested' && page.job.status === 'Published' && (
          <CandidateCounter jobId={page.job.id} asked={page.asked} look="row" />
        )}
        {candidates.length === 0 ? (
          <CandidatesEmpty page={page} tab={tab} onTab={goTo} />
        ) : (
          <>
            <ListHead page={page} search={search} onSearch={onSearch} />
            <CandidateList
              jobId={page.job.id}
              isOpen={page.job.status === 'Published'}
              candidates={candidates}
              search={search}
              chosenId={chosenId}
              onChoose={onChoose}
              onAnswer={onAnswer}
            />
          </>
        )}
      </TabPanel>
    </Tabs>
  )
}
