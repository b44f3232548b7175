import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Drawer } from '#/ui/drawer.tsx'
import type { CandidateView } from '../candidates.view.ts'
import { useCandidateTexts } from './use-candidate-texts.ts'

export type CandidateSheetProps = {
  /** Null: the sheet is down. */
  candidate: CandidateView | null
  jobTitle: string
  onClose: () => void
  children: ReactNode
}

/** On phones the explanation rises from the foot. */
export function CandidateSheet({ candidate, jobTitle, onClose, children }: CandidateSheetProps) {
  const t = useTranslations('common.actions')
  const { nameOf } = useCandidateTexts()
  return (
    <Drawer
      side="bottom"
      open={candidate !== null}
      onOpenChange={onClose}
      title={candidate ? nameOf(candidate) : ''}
      header={
        <span aria-hidden="true" className="block truncate text-14 text-muted">
          {jobTitle}
        </span>
      }
      closeLabel={t('close')}
    >
      <div className="p-4 pb-8">{children}</div>
    </Drawer>
  )
}
