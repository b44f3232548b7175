import { useTranslations } from 'use-intl'
import type { Override, ReviewValues } from '../../import/review-plan.ts'
import type { MyProfileView } from '../../profile.view.ts'
import { OwnEducation } from '../highest-education.tsx'
import { OwnExperience } from '../own-experience.tsx'
import { ReviewParts } from './review-parts.tsx'
import type { Review } from './use-review.ts'

type ReviewOverridesProps = { review: Review; mine: MyProfileView; parts: readonly Override[] }
type Said = Pick<ReviewValues[2] & ReviewValues[3], Override>

/** What somebody said of themselves instead of what is worked out, as an export of this product holds it. */
export function ReviewOverrides({ review, mine, parts }: ReviewOverridesProps) {
  const t = useTranslations('profile')
  const level = useTranslations('vocabulary.educationLevel')
  const { forms, typed } = review
  const names = {
    experienceYearsOverride: t('experience.label'),
    educationLevelOverride: t('highestEducation.label'),
  }
  const toLine = (part: Override, said: Said) => {
    const { experienceYearsOverride: years, educationLevelOverride: own } = said
    if (part === 'educationLevelOverride') return own === null ? '' : level(own)
    return years === null ? '' : t('experience.years', { years })
  }
  return (
    <ReviewParts
      review={review}
      title={t('import.review.overrides')}
      parts={parts}
      nameOf={(part) => names[part]}
      lineOf={(part) => toLine(part, { ...typed[2], ...typed[3] })}
      nowOf={(part) => toLine(part, mine.document)}
    >
      {(part) =>
        part === 'experienceYearsOverride' ? (
          <forms.work.AppForm>
            <OwnExperience form={forms.work} />
          </forms.work.AppForm>
        ) : (
          <forms.learned.AppForm>
            <OwnEducation form={forms.learned} />
          </forms.learned.AppForm>
        )
      }
    </ReviewParts>
  )
}
