import { useTranslations } from 'use-intl'
import { useCountryName } from '#/components/vocabulary/use-name-options.ts'
import type { AboutPart } from '../../import/review-plan.ts'
import { toStepValues, type StepValues } from '../../profile-steps.ts'
import type { MyProfileView } from '../../profile.view.ts'
import { AboutPartFields } from './about-part-fields.tsx'
import { ReviewParts } from './review-parts.tsx'
import type { Review } from './use-review.ts'

function useAboutLine(): (part: AboutPart, values: StepValues[1]) => string {
  const countryName = useCountryName()
  return (part, values) => {
    const { location, countryCode } = values
    if (part === 'location' && location === '') return countryCode === null ? '' : countryName(countryCode)
    return toLine(part, values)
  }
}

function toLine(part: AboutPart, values: StepValues[1]): string {
  if (part === 'names') return `${values.firstName} ${values.lastName}`
  if (part === 'links') return Object.values(values.links).filter(Boolean).join(', ')
  return values[part]
}

type ReviewAboutProps = { review: Review; mine: MyProfileView; parts: readonly AboutPart[] }

export function ReviewAbout({ review, mine, parts }: ReviewAboutProps) {
  const t = useTranslations('profile')
  const toText = useAboutLine()
  const { forms, typed } = review
  const own = toStepValues(1, mine)
  return (
    <forms.about.AppForm>
      <ReviewParts
        review={review}
        title={t('step.1.title')}
        parts={parts}
        nameOf={(part) => t(`import.field.${part}`)}
        lineOf={(part) => toText(part, typed[1])}
        nowOf={(part) => toText(part, own)}
      >
        {(part) => <AboutPartFields form={forms.about} part={part} />}
      </ReviewParts>
    </forms.about.AppForm>
  )
}
