import { Archive, CircleCheck, Handshake, Heart, PencilLine, Users } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { AppLink } from '#/components/layout/app-link.tsx'
import { Button } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/empty-state.tsx'
import type { JobCandidates } from '../candidates.view.ts'
import type { CandidateTab } from '../match-search.ts'
import { emptyKindOf, wayOutOf } from '../tab-texts.ts'

export type CandidatesEmptyProps = {
  page: JobCandidates
  tab: CandidateTab
  onTab: (tab: CandidateTab) => void
}

const ICONS = {
  draft: PencilLine,
  liked: Heart,
  answered: CircleCheck,
  matched: Handshake,
  suggested: Users,
  closedLiked: Archive,
  closedMatched: Archive,
  closedSuggested: Archive,
} as const

function WayOut({ page, way, onTab }: Omit<CandidatesEmptyProps, 'tab'> & { way: CandidateTab | 'edit' }) {
  const t = useTranslations('match.empty')
  if (way !== 'edit') return <Button onClick={() => onTab(way)}>{t(`see.${way}`)}</Button>
  // What a draft lacks is told from its first step on; who is found depends on the second.
  const step = page.job.status === 'Draft' ? 1 : 2
  return (
    <Button asChild>
      <AppLink to={`/app/employer/jobs/edit/${page.job.id}/step${step}`}>{t('editJob')}</AppLink>
    </Button>
  )
}

/** What will stand here, and the one thing to do meanwhile. */
export function CandidatesEmpty({ page, tab, onTab }: CandidatesEmptyProps) {
  const t = useTranslations('match.empty')
  const kind = emptyKindOf(page, tab)
  const way = wayOutOf(page, tab)
  return (
    <EmptyState
      icon={ICONS[kind]}
      title={t(`${kind}.title`)}
      action={way && <WayOut page={page} way={way} onTab={onTab} />}
    >
      {t(`${kind}.body`)}
    </EmptyState>
  )
}
