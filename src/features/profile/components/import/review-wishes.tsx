import { useLocale, useTranslations } from 'use-intl'
import { moneyText } from '#/components/job/pay-text.ts'
import { EMPTY_PREFERENCES } from '#/domain/profile/profile-document.ts'
import type { WishPart } from '../../import/review-wishes.ts'
import { toStepValues, type StepValues } from '../../profile-steps.ts'
import type { MyProfileView } from '../../profile.view.ts'
import { OpenEntriesContext } from '../../use-open-entries.ts'
import { PayFields } from '../pay-fields.tsx'
import { PlacesList } from '../places-list.tsx'
import { WorkWishes } from '../wishes-step.tsx'
import { ReviewParts } from './review-parts.tsx'
import type { Review } from './use-review.ts'

function useWishLine(): (part: WishPart, values: StepValues[5]) => string {
  const t = useTranslations('vocabulary')
  const wishes = useTranslations('profile.wishes')
  const locale = useLocale()
  const workOf = (values: StepValues[5]) => [
    ...values.desiredTitles,
    ...values.jobTypes.map((code) => t(`jobType.${code}`)),
    ...values.jobDurations.map((code) => t(`jobDuration.${code}`)),
    ...values.workLocations.map((code) => t(`workLocation.${code}`)),
    values.availability !== EMPTY_PREFERENCES.availability && t(`availability.${values.availability}`),
    values.noticePeriodWeeks !== null &&
      `${wishes('notice')}: ${values.noticePeriodWeeks} ${wishes('weeks')}`,
  ]
  const payOf = ({ minSalary, currency, salaryPeriod }: StepValues[5]) => [
    minSalary !== null && (currency === null ? minSalary : moneyText(minSalary, currency, locale)),
    minSalary !== null && salaryPeriod !== null && t(`salaryPeriod.${salaryPeriod}`),
  ]
  return (part, values) => {
    if (part === 'wishedPay') return payOf(values).filter(Boolean).join(' ')
    if (part === 'wishedWork') return workOf(values).filter(Boolean).join(' · ')
    const radius = values.radiusKm !== null && `${values.radiusKm} km`
    return [...values.places.map(({ label }) => label), radius].filter(Boolean).join(' · ')
  }
}

const NAMES = { wishedWork: 'work', wishedPlaces: 'where', wishedPay: 'pay' } as const

type ReviewWishesProps = { review: Review; mine: MyProfileView; parts: readonly WishPart[] }

export function ReviewWishes({ review, mine, parts }: ReviewWishesProps) {
  const t = useTranslations('profile')
  const toLine = useWishLine()
  const { forms, typed, open } = review
  const own = toStepValues(5, mine)
  const fields = {
    wishedWork: <WorkWishes form={forms.wished} />,
    wishedPlaces: <PlacesList form={forms.wished} />,
    wishedPay: <PayFields form={forms.wished} />,
  }
  return (
    <OpenEntriesContext value={open}>
      <forms.wished.AppForm>
        <ReviewParts
          review={review}
          title={t('import.review.wishes')}
          parts={parts}
          nameOf={(part) => t(`wishes.${NAMES[part]}`)}
          lineOf={(part) => toLine(part, typed[5])}
          nowOf={(part) => toLine(part, own)}
        >
          {(part) => fields[part]}
        </ReviewParts>
      </forms.wished.AppForm>
    </OpenEntriesContext>
  )
}
