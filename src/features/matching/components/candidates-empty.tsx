import { Archive, Handshake, Heart, PencilLine, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { AppLink } from '#/components/layout/app-link.tsx'
import { Button } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/empty-state.tsx'
import type { MatchJobView } from '../candidates.view.ts'
import type { CandidateTab } from '../match-search.ts'

export type CandidatesEmptyProps = {
  job: Pick<MatchJobView, 'id' | 'status'>
  tab: CandidateTab
  onTab: (tab: CandidateTab) => void
}

const ICONS = {
  liked: Heart,
  matched: Handshake,
  suggested: Users,
  Draft: PencilLine,
  Archived: Archive,
} as const

/** What will stand here, and the one thing to do meanwhile. */
export function CandidatesEmpty({ job, tab, onTab }: CandidatesEmptyProps) {
  const t = useTranslations('match.empty')
  const kind = tab !== 'matched' && job.status !== 'Published' ? job.status : tab
  const edit = (
    <Button asChild>
      <AppLink to={`/app/employer/jobs/edit/${job.id}/step1`}>{t('editJob')}</AppLink>
    </Button>
  )
  const look = (next: CandidateTab) => <Button onClick={() => onTab(next)}>{t(`see.${next}`)}</Button>
  const actions: Record<typeof kind, ReactNode> = {
    liked: look('suggested'),
    matched: job.status === 'Published' && look('liked'),
    suggested: edit,
    Draft: edit,
    Archived: look('matched'),
  }
  return (
    <EmptyState icon={ICONS[kind]} title={t(`${kind}.title`)} action={actions[kind]}>
      {t(`${kind}.body`)}
    </EmptyState>
  )
}
