import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { LinkText } from '#/ui/link-text.tsx'
import { toast } from '#/ui/toast.ts'
import { toReviewDraft, type ReviewDraft } from '../../import/review-draft.ts'
import { saveMyProfile } from '../../profile.queries.ts'
import type { ProfileStepChange } from '../../profile.schema.ts'
import type { MyProfileView } from '../../profile.view.ts'
import { useTypedDraft } from '../../use-typed-draft.ts'
import { CvChooser } from './cv-chooser.tsx'
import { CvReview } from './cv-review.tsx'

export type CvImportProps = {
  mine: MyProfileView
  /** What was chosen is saved; the name of the account may have changed with it. */
  onAdded: (mine: MyProfileView) => void
}

/** From a file to the profile: choose it, check what it says, add it. The review outlives a reload of the page. */
export function CvImport({ mine, onAdded }: CvImportProps) {
  const t = useTranslations('profile.import')
  const queryClient = useQueryClient()
  const [draft, setDraft] = useState<ReviewDraft | null>(null)
  useTypedDraft<Partial<ReviewDraft>>({
    key: `import-${mine.userId}`,
    typed: draft ?? {},
    isKept: draft === null,
    restore: (kept) => {
      if (kept.reading && kept.plan && kept.values?.[5] && kept.chosen) setDraft(kept as ReviewDraft)
    },
  })
  const add = async (steps: ProfileStepChange[], count: number) => {
    const saved = await saveMyProfile(queryClient, steps)
    setDraft(null)
    toast.success(t('review.added', { count }))
    onAdded(saved)
  }
  if (draft) {
    return (
      <CvReview
        mine={mine}
        draft={draft}
        onChange={setDraft}
        onStartOver={() => setDraft(null)}
        onAdd={add}
      />
    )
  }
  return (
    <div className="mx-auto w-full max-w-160 flex-1 px-4 pt-7 pb-12">
      <h1 className="text-28">{t('title')}</h1>
      <p className="mt-1 mb-7 text-14 text-pretty text-muted">{t('intro')}</p>
      <CvChooser onRead={(reading) => setDraft(toReviewDraft(mine, reading))} />
      <p className="mt-6 text-14">
        <LinkText asChild>
          <Link to="/app/individual/profile/step1">{t('byHand')}</Link>
        </LinkText>
      </p>
    </div>
  )
}
