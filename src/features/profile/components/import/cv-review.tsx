import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { showErrors } from '#/components/form/show-errors.ts'
import { Banner } from '#/ui/banner.tsx'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { isLevelGuessed, type ReviewDraft } from '../../import/review-draft.ts'
import { toSteps } from '../../import/review-steps.ts'
import type { ProfileStepChange } from '../../profile.schema.ts'
import type { MyProfileView } from '../../profile.view.ts'
import { ReviewAbout } from './review-about.tsx'
import { ReviewChips } from './review-chips.tsx'
import { ReviewLists } from './review-lists.tsx'
import { ReviewOverrides } from './review-overrides.tsx'
import { ReviewWishes } from './review-wishes.tsx'
import { useReview, type Review } from './use-review.ts'

export type CvReviewProps = {
  mine: MyProfileView
  draft: ReviewDraft
  onChange: (draft: ReviewDraft) => void
  onStartOver: () => void
  onAdd: (steps: ProfileStepChange[], count: number) => Promise<void>
}

/** What a file says, as cards to take, put right or skip. Nothing is saved before "Add". */
export function CvReview({ mine, draft, onChange, onStartOver, onAdd }: CvReviewProps) {
  const t = useTranslations('profile.import')
  const review = useReview(mine, draft, onChange)
  const { plan, reading } = draft
  const isEmpty =
    draft.chosen.length === 0 && [plan.about, plan.wishes, plan.overrides].every(({ length }) => length === 0)
  return (
    <>
      <div className="mx-auto grid w-full max-w-160 flex-1 grid-cols-1 content-start gap-9 px-4 pt-7 pb-12">
        <div>
          <h1 className="text-28">{t('review.title')}</h1>
          <p className="mt-1 text-14 text-pretty text-muted">{t('review.intro')}</p>
          {plan.known > 0 && (
            <p className="mt-3 text-14 text-ink-2">{t('review.known', { count: plan.known })}</p>
          )}
        </div>
        {reading.faults.length > 0 && (
          <Banner tone="warning">{t('review.faults', { paths: reading.faults.join(', ') })}</Banner>
        )}
        {isEmpty && <Banner>{t('review.nothing')}</Banner>}
        <ReviewAbout review={review} mine={mine} parts={plan.about} />
        <ReviewLists review={review} isGuessed={(language) => isLevelGuessed(draft, language)} />
        <ReviewOverrides review={review} mine={mine} parts={plan.overrides} />
        <ReviewChips review={review} />
        <ReviewWishes review={review} mine={mine} parts={plan.wishes} />
        <Unplaced lines={plan.unplaced} />
      </div>
      <ReviewFoot
        review={review}
        onStartOver={onStartOver}
        onAdd={() => onAdd(toSteps(mine, review.typed, review.chosen), review.chosen.size)}
      />
    </>
  )
}

/** What a profile has no field for: to be read and copied. */
function Unplaced({ lines }: { lines: readonly string[] }) {
  const t = useTranslations('profile.import.review')
  if (lines.length === 0) return null
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-16">{t('unplaced')}</h2>
      <p className="-mt-2 text-13 text-pretty text-muted">{t('unplacedHelp')}</p>
      <Card asChild>
        <ul className="divide-y divide-line text-14 text-ink-2">
          {lines.map((line, nth) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines may be the same, and never move
            <li key={nth} className="px-4 py-3 whitespace-pre-line [overflow-wrap:anywhere]">
              {line}
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}

type ReviewFootProps = { review: Review; onStartOver: () => void; onAdd: () => Promise<void> }

function ReviewFoot({ review, onStartOver, onAdd }: ReviewFootProps) {
  const t = useTranslations('profile.import')
  const [isAdding, setAdding] = useState(false)
  const { incomplete, chosen, overfull } = review
  const isBlocked = incomplete.length > 0 || Object.keys(overfull).length > 0
  const add = async () => {
    if (isBlocked) return review.showWrong()
    setAdding(true)
    await onAdd().catch(showErrors)
    setAdding(false)
  }
  return (
    <div
      data-foot
      className="sticky bottom-0 z-20 border-t border-line bg-paper/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-sm"
    >
      <div className="mx-auto flex max-w-160 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3">
        <Button size="lg" variant="quiet" onClick={onStartOver}>
          {t('startOver')}
        </Button>
        <p role="status" className="text-13 text-error-ink empty:hidden max-sm:order-first max-sm:w-full">
          {incomplete.length > 0 && t('review.fix', { count: incomplete.length })}
          {incomplete.length === 0 && isBlocked && t('review.tooMany')}
        </p>
        <Button
          size="lg"
          variant="primary"
          loading={isAdding}
          aria-disabled={chosen.size === 0}
          onClick={() => void add()}
        >
          {t('review.add', { count: chosen.size })}
        </Button>
      </div>
    </div>
  )
}
