import { useTranslations } from 'use-intl'
import { Card } from '#/ui/card.tsx'
import { toStepValues, type StepValues } from '../../profile-steps.ts'
import type { MyProfileView } from '../../profile.view.ts'
import type { AboutPart } from '../../import/review-plan.ts'
import { AboutPartFields } from './about-part-fields.tsx'
import { ReviewCard } from './review-card.tsx'
import type { Review } from './use-review.ts'

/** What a part of step 1 says, in a line. */
function toLine(part: AboutPart, values: StepValues[1]): string {
  if (part === 'names') return `${values.firstName} ${values.lastName}`
  if (part === 'links') return Object.values(values.links).filter(Boolean).join(', ')
  return values[part]
}

type ReviewAboutProps = { review: Review; mine: MyProfileView; parts: readonly AboutPart[] }

/** The single fields of step 1; what stands in the profile now is named, since it would be replaced. */
export function ReviewAbout({ review, mine, parts }: ReviewAboutProps) {
  const t = useTranslations('profile')
  const { forms, typed } = review
  const own = toStepValues(1, mine)
  if (parts.length === 0) return null
  return (
    <forms.about.AppForm>
      <section aria-label={t('step.1.title')} className="grid grid-cols-1 gap-3">
        <h2 className="text-16">{t('step.1.title')}</h2>
        <Card asChild>
          <ul className="divide-y divide-line">
            {parts.map((part) => {
              const now = toLine(part, own)
              return (
                <ReviewCard
                  key={part}
                  title={t(`import.field.${part}`)}
                  text={toLine(part, typed[1])}
                  detail={now && t('import.review.now', { text: now })}
                  isChosen={review.chosen.has(part)}
                  isWrong={review.wrongKeys.has(part)}
                  isOpen={review.open.ids.has(part)}
                  onChoose={(isChosen) => review.choose(part, isChosen)}
                  onToggle={() => review.toggle(part)}
                >
                  <AboutPartFields form={forms.about} part={part} />
                </ReviewCard>
              )
            })}
          </ul>
        </Card>
      </section>
    </forms.about.AppForm>
  )
}
