import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Card } from '#/ui/card.tsx'
import { ReviewCard } from './review-card.tsx'
import type { Review } from './use-review.ts'

type ReviewPartsProps<Part extends string> = {
  review: Review
  title: string
  parts: readonly Part[]
  nameOf: (part: Part) => string
  /** What the file says, and what stands in the profile now, which would be replaced. */
  lineOf: (part: Part) => string
  nowOf: (part: Part) => string
  children: (part: Part) => ReactNode
}

export function ReviewParts<Part extends string>({
  review,
  title,
  parts,
  nameOf,
  lineOf,
  nowOf,
  children,
}: ReviewPartsProps<Part>) {
  const t = useTranslations('profile.import.review')
  if (parts.length === 0) return null
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-3">
      <h2 className="text-16">{title}</h2>
      <Card asChild>
        <ul className="divide-y divide-line">
          {parts.map((part) => {
            const now = nowOf(part)
            return (
              <ReviewCard
                key={part}
                title={nameOf(part)}
                text={lineOf(part)}
                detail={now && t('now', { text: now })}
                isChosen={review.chosen.has(part)}
                isWrong={review.wrongKeys.has(part)}
                isOpen={review.open.ids.has(part)}
                onChoose={(isChosen) => review.choose(part, isChosen)}
                onToggle={() => review.toggle(part)}
              >
                {children(part)}
              </ReviewCard>
            )
          })}
        </ul>
      </Card>
    </section>
  )
}
